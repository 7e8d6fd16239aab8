import NextLink from "next/link";
import { useState, type FormEvent } from "react";
import { requestSavedWatch } from "@/src/client/browser/account";
import type { AccountResponse } from "@/src/domain/contracts/account";
import { minor } from "@/src/domain/money/minor";
import { localeHref } from "@/src/i18n/locale-href";
import { AddSkuButton } from "@/src/components/cart/add-sku-button";
import { LivePrice } from "@/src/components/price/live-price";
import { ButtonLink } from "@/src/components/primitives/button";
import { useAccountSurroundings } from "./account-context";
import { ScrollableRegion } from "@/src/components/primitives/scrollable-region";
import { differingRows } from "./differing-rows";
import styles from "./saved-watches.module.css";
import { Section } from "./section";

/** Saved watches side by side: a table of their differences. */
export function SavedWatches({ saved }: Pick<AccountResponse, "saved">) {
  const { locale, rates, refresh, t } = useAccountSurroundings();
  const [leaving, setLeaving] = useState<string | null>(null);
  const remove = async (event: FormEvent, sku: string) => {
    event.preventDefault();
    if (leaving !== null) return;
    setLeaving(sku);
    await requestSavedWatch(sku, false);
    await refresh();
    setLeaving(null);
  };
  const { rows, isSame } = differingRows(saved.map(({ parts }) => parts));
  if (saved.length === 0) {
    return (
      <Section id="enregistrees" title={t("saved.title")}>
        <p>{t("saved.none")}</p>
        <p>
          <ButtonLink tone="outline" href={localeHref(locale, "/configurator")}>
            {t("saved.configurator")}
          </ButtonLink>
        </p>
      </Section>
    );
  }
  return (
    <Section
      id="enregistrees"
      title={t("saved.title")}
      note={saved.length > 1 ? t(isSame ? "saved.same" : "saved.compare") : undefined}
    >
      <ScrollableRegion aria-label={t("saved.title")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span data-sr="">{t("saved.part")}</span>
              </th>
              {saved.map(({ sku, href, image, savedOn }) => (
                <th key={sku} scope="col">
                  <NextLink href={localeHref(locale, href)} prefetch={false}>
                    <img src={image} alt="" width={480} height={480} loading="lazy" decoding="async" />
                    {t("saved.on", { day: savedOn })}
                  </NextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={index}>{value || "–"}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t("saved.price")}</th>
              {saved.map(({ sku, price, own }) => (
                <td key={sku}>
                  <div className={styles.actions}>
                    <p data-type="data">
                      {price === null ? (
                        t("saved.gone")
                      ) : (
                        <LivePrice price={{ price: minor(price), own }} rates={rates} locale={locale} />
                      )}
                    </p>
                    {price !== null && (
                      <AddSkuButton
                        sku={sku}
                        locale={locale}
                        label={t("saved.add")}
                        busyLabel={t("watches.adding")}
                        tone="outline"
                      />
                    )}
                    <form
                      method="post"
                      action="/api/account/watches"
                      onSubmit={(event) => remove(event, sku)}
                    >
                      <input type="hidden" name="lang" value={locale} />
                      <input type="hidden" name="sku" value={sku} />
                      <button type="submit" data-type="link">
                        {t(leaving === sku ? "saved.leaving" : "saved.remove")}
                      </button>
                    </form>
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollableRegion>
    </Section>
  );
}
