import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import type { Availability } from "@/src/domain/product/availability";
import type { ShopSettings } from "@/src/domain/settings";
import { localeHref } from "@/src/i18n/locale-href";
import { DispatchDay } from "./dispatch-day";
import styles from "./promises.module.css";

interface Props {
  locale: Locale;
  settings: ShopSettings;
  availability: Availability;
}

/** Stands for the date where the words around it are asked for. */
const gap = "\u0000";

/** What the shop promises with every watch: when it leaves, how, and what holds afterwards. */
export async function Promises({ locale, settings, availability }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.promises" });
  const days = Math.max(settings.leadDays, settings.queueDays.ready);
  const [before = "", after = ""] = t("assemblyDate", { date: gap }).split(gap);
  const rows = [
    [t("delivery"), t("free")],
    [
      t("returns"),
      <NextLink key="returns" data-type="lien" href={localeHref(locale, "/politique-de-retour")}>
        {t("returnsText")}
      </NextLink>,
    ],
    [t("warranty"), t("warrantyText")],
  ] as const;
  return (
    <dl className={styles.promises}>
      {availability !== "sold-out" && (
        <div>
          <dt>{t(availability === "in-stock" ? "inStock" : "madeToOrder")}</dt>
          <dd>
            {t("assemblyText", { days })}
            <span className={styles.date}>
              <DispatchDay days={days} locale={locale} words={[before, after]} />
            </span>
          </dd>
        </div>
      )}
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
