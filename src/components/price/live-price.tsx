"use client";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Amount } from "@/src/domain/money/own-price";
import { useCurrency } from "@/src/client/state/currency";
import { PriceTag } from "./price-tag";
import { priceAmounts, priceText } from "./price-texts";

interface Props {
  /** hundredths of a euro, or a price with its own parts */
  price: Amount;
  rates: Rates;
  locale: Locale;
  look?: "reduced" | "struck";
}

/** A price that changes while the page is open: same style and same first paint as Price. */
export function LivePrice({ price, rates, locale, look }: Props) {
  const currency = useCurrency();
  return (
    <PriceTag amounts={priceAmounts(price, rates)} look={look}>
      {priceText(price, currency, rates, locale)}
    </PriceTag>
  );
}
