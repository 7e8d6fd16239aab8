"use client";
import { useCartTotal } from "./use-cart-total";
import { useCart, useCartCurrency } from "./use-cart";

/** What a buyer outside the Union pays at the border, said before paying; nothing where there is nothing to say. */
export function BorderNotice() {
  const { border, duties } = useCart();
  const currency = useCartCurrency();
  const isPaid = useCartTotal().duties > 0;
  const notice = isPaid ? duties[currency]?.notice : border[currency];
  return notice === undefined ? null : <p data-type="note">{notice}</p>;
}
