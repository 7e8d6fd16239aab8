import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { carrierNames } from "@/src/domain/order/carrier";
import type { Product } from "@/src/domain/product/product";
import type { ShopSettings } from "@/src/domain/settings";
import { reducedPrice } from "@/src/domain/watch/offer";
import { localeHref } from "@/src/i18n/locale-href";
import { borderSentences } from "@/src/components/price/border-sentences";
import { borderTexts } from "@/src/components/price/border-texts";
import { CurrencyNote } from "@/src/components/price/currency-note";
import { DeliveryNote } from "@/src/components/delivery/delivery-note";
import { dayWords } from "@/src/components/preorder/preorder-words";
import { DispatchDay, type DispatchDayProps } from "./dispatch-day";
import styles from "./promises.module.css";

interface Props {
  locale: Locale;
  settings: ShopSettings;
  product: Product;
}

/** Placeholder of the date in the requested text. */
const gap = "\u0000";

/** The promises with every watch: shipping day, delivery, and guarantees. */
export async function Promises({ locale, settings, product }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.promises" });
  const { availability, ahead } = product;
  const price = reducedPrice(product);
  const days = Math.max(settings.leadDays, settings.queueDays.ready);
  const { carrier, transitDays } = settings.shipping;
  const own = Object.fromEntries(
    settings.markets.flatMap(({ currency, transitDays: there }) =>
      there === null ? [] : [[currency, there]],
    ),
  );
  const dated = (text: string, transit?: DispatchDayProps["transit"]) => {
    const [before = "", after = ""] = text.split(gap);
    return (
      <span className={styles.date}>
        <DispatchDay
          days={days}
          closures={settings.workshop.closures}
          {...(transit && { transit })}
          locale={locale}
          words={[before, after]}
        />
      </span>
    );
  };
  const border = borderTexts(price, settings, locale, await borderSentences(locale));
  const rows = [
    [
      t("delivery"),
      <>
        {carrier ? t("freeBy", { carrier: carrierNames[carrier] }) : t("free")}
        {border && <CurrencyNote sentence={border} />}
        <DeliveryNote settings={settings} locale={locale} />
      </>,
    ],
    [
      t("returns"),
      <NextLink key="returns" data-type="link" href={localeHref(locale, "/politique-de-retour")}>
        {t("returnsText")}
      </NextLink>,
    ],
    [t("warranty"), t("warrantyText")],
  ] as const;
  return (
    <dl className={styles.promises}>
      {ahead && (
        <div>
          <dt>{t("ahead")}</dt>
          <dd>{t("aheadText", { day: dayWords(ahead.shipsAt, locale) })}</dd>
        </div>
      )}
      {availability !== "sold-out" && !ahead && (
        <div>
          <dt>{t(availability === "in-stock" ? "inStock" : "madeToOrder")}</dt>
          <dd>
            {t("assemblyText", { days })}
            {dated(t("assemblyDate", { date: gap }))}
            {transitDays !== null && dated(t("arrival", { date: gap }), { ...own, else: transitDays })}
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
