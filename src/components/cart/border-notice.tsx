"use client";
import { useCart, useCartCurrency } from "./use-cart";

/** What a buyer outside the Union pays at the border, said before paying; nothing where there is nothing to say. */
export function BorderNotice() {
  const { border } = useCart();
  const notice = border[useCartCurrency()];
  return notice === undefined ? null : <p data-type="note">{notice}</p>;
}
