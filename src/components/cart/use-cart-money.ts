"use client";
import { convert } from "@/src/domain/money/convert";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { useCartContext } from "./cart-context";
import { useCartCurrency } from "./use-cart";

/** Formats hundredths of a euro in the shopper's currency. */
export function useCartMoney(): (euro: number) => string {
  const { locale, settings } = useCartContext();
  const currency = useCartCurrency();
  return (euro) => formatMoney(convert(minor(euro), currency, settings.rates), currency, locale);
}
