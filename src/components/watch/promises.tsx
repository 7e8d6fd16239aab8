import { getTranslations } from "next-intl/server";
import type { Locale } from "../../domain/locale/locale";
import type { ShopSettings } from "../../domain/settings";
import { Price } from "../price/price";
import styles from "./promises.module.css";

interface Props {
  locale: Locale;
  settings: ShopSettings;
}

/** What the shop promises with every watch, in four rows. */
export async function Promises({ locale, settings }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.promises" });
  const { shipping, rates, leadDays } = settings;
  const amount = (euro: typeof shipping.price) => <Price euro={euro} rates={rates} locale={locale} />;
  const delivery = () => {
    const { price, freeFrom } = shipping;
    if (price === 0) return t("free");
    if (freeFrom === null) return amount(price);
    return t.rich("freeFrom", { price: () => amount(price), limit: () => amount(freeFrom) });
  };
  const rows = [
    [t("assembly"), t("assemblyText", { days: leadDays })],
    [t("delivery"), delivery()],
    [t("returns"), t("returnsText")],
    [t("warranty"), t("warrantyText")],
  ] as const;
  return (
    <dl className={styles.promises}>
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
