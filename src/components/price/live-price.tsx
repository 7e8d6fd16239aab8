"use client";
import type { Locale } from "../../domain/locale/locale";
import type { Rates } from "../../domain/money/currency";
import type { Minor } from "../../domain/money/minor";
import { useCurrency } from "../../state/currency";
import { priceText, priceTexts } from "./price-texts";
import styles from "./price.module.css";

interface Props {
  /** hundredths of a euro */
  euro: Minor;
  rates: Rates;
  locale: Locale;
  look?: "reduced" | "struck";
}

/** A price that changes while the shopper watches: same look and same first paint as Price. */
export function LivePrice({ euro, rates, locale, look }: Props) {
  const currency = useCurrency();
  return (
    <span
      className={styles.price}
      data-look={look}
      data-price={priceTexts(euro, rates, locale)}
      suppressHydrationWarning
    >
      {priceText(euro, currency, rates, locale)}
    </span>
  );
}
