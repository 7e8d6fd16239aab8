import { getTranslations } from "next-intl/server";
import type { Locale } from "../../domain/locale/locale";
import type { Rates } from "../../domain/money/currency";
import type { Product } from "../../domain/product/product";
import { Price } from "../price/price";
import { Reglet } from "../primitives/reglet";
import styles from "./gift-card.module.css";

interface Props {
  product: Product;
  /** The gift cards on sale, least first. */
  siblings: readonly Product[];
  rates: Rates;
  locale: Locale;
}

/** Hundredths of a euro between two graduations. */
const step = 1000;

/** The card itself: its rule follows the amount. */
export async function GiftCard({ product, siblings, rates, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.giftCard" });
  const least = siblings[0]?.price ?? product.price;
  const greatest = siblings.at(-1)?.price ?? product.price;
  const price = (euro: Product["price"]) => <Price euro={euro} rates={rates} locale={locale} />;
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <span>Atelier Valcour</span>
        <span>{t("name")}</span>
      </p>
      <p className={styles.amount}>{price(product.price)}</p>
      <div>
        <div className={styles.rule}>
          <Reglet ticks={Math.max(1, (greatest - least) / step)} value={(product.price - least) / step} />
        </div>
        <p className={styles.foot}>
          <span>{price(least)}</span>
          <span>{price(greatest)}</span>
        </p>
      </div>
    </div>
  );
}
