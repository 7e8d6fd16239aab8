import NextLink from "next/link";
import type { AccountResponse } from "@/src/domain/contracts/account";
import { localeHref } from "@/src/i18n/locale-href";
import { AddSkuButton } from "@/src/components/cart/add-sku-button";
import { useAccountSurroundings } from "./account-context";
import { Section } from "./section";
import styles from "./watch-cards.module.css";

/** Bought watches: their parts, their next services, and a link to buy the same again. */
export function OwnedWatches({ watches }: Pick<AccountResponse, "watches">) {
  const { locale, t } = useAccountSurroundings();
  if (watches.length === 0) return null;
  return (
    <Section id="montres" title={t("watches.title")} note={t("watches.note")}>
      <ul className={styles.cards}>
        {watches.map((watch, index) => (
          <li key={index} className={styles.card}>
            {watch.image && (
              <img src={watch.image} alt="" width={320} height={320} loading="lazy" decoding="async" />
            )}
            <div className={styles.words}>
              <h3>
                {watch.href ? (
                  <NextLink href={localeHref(locale, watch.href)}>{watch.title}</NextLink>
                ) : (
                  watch.title
                )}
              </h3>
              <ul data-type="note">
                {watch.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
                <li>{t("watches.order", { number: watch.order })}</li>
              </ul>
              {watch.care && (
                <dl className={styles.care}>
                  <dt>{t("watches.seals")}</dt>
                  <dd>{watch.care.seals}</dd>
                  <dt>{t("watches.service")}</dt>
                  <dd>{watch.care.service}</dd>
                </dl>
              )}
              {watch.isSellable ? (
                <AddSkuButton
                  sku={watch.sku}
                  locale={locale}
                  label={t("watches.again")}
                  busyLabel={t("watches.adding")}
                  tone="outline"
                />
              ) : (
                <p data-type="note">{t("watches.gone")}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p>
        <NextLink data-type="link" href={localeHref(locale, "/services/maintenance-et-reparation")}>
          {t("watches.care")}
        </NextLink>
      </p>
    </Section>
  );
}
