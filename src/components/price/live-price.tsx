"use client";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import { useCurrency } from "@/src/client/state/currency";
import { PriceTag } from "./price-tag";
import { priceAmounts, priceText } from "./price-texts";

interface Props {
  /** hundredths of a euro */
  euro: Minor;
  rates: Rates;
  locale: Locale;
  look?: "reduced" | "struck";
}

/** A price that changes while the page is open: same style and same first paint as Price. */
export function LivePrice({ euro, rates, locale, look }: Props) {
  const currency = useCurrency();
  return (
    <PriceTag amounts={priceAmounts(euro, rates)} look={look}>
      {priceText(euro, currency, rates, locale)}
    </PriceTag>
  );
}
