import type { Locale } from "../../domain/locale/locale";
import type { Rates } from "../../domain/money/currency";
import type { Minor } from "../../domain/money/minor";
import { priceText, priceTexts } from "./price-texts";
import styles from "./price.module.css";

interface Props {
  /** hundredths of a euro */
  euro: Minor;
  rates: Rates;
  locale: Locale;
  /** "reduced" is the new price, "struck" the old one. */
  look?: "reduced" | "struck";
}

/**
 * A price that is the same HTML for everybody: euros, with the eight other currencies beside it in an attribute.
 * The first script of the page shows the shopper's own before anything is painted; React then leaves it alone.
 */
export function Price({ euro, rates, locale, look }: Props) {
  return (
    <span
      className={styles.price}
      data-look={look}
      data-price={priceTexts(euro, rates, locale)}
      suppressHydrationWarning
    >
      {priceText(euro, "EUR", rates, locale)}
    </span>
  );
}
