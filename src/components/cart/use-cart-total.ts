"use client";
import { useAtomValue } from "jotai";
import { totalCart, type CartTotal } from "../../domain/cart/total-cart";
import { chargeCurrency } from "../../domain/money/charge-currency";
import type { Currency } from "../../domain/money/currency";
import { minor } from "../../domain/money/minor";
import { cartAtom } from "../../state/cart";
import { useCurrency } from "../../state/currency";
import { useCartSurroundings } from "./cart-context";

export interface CartTotals {
  /** what the shopper reads */
  readonly shown: CartTotal;
  /** what the card is charged: the same total, or euros */
  readonly charged: CartTotal;
}

/** Totals of the cart, with the server's own arithmetic. */
export function useCartTotal(): CartTotals {
  const { settings } = useCartSurroundings();
  const { items } = useAtomValue(cartAtom);
  const currency = useCurrency();
  const lines = items.map(({ id, price, discount, quantity }) => ({
    id,
    price: minor(price),
    discount,
    quantity,
  }));
  const totalIn = (target: Currency) => totalCart(lines, target, settings.rates);
  const shown = totalIn(currency);
  const target = chargeCurrency(currency, settings.chargedAsShown);
  return { shown, charged: target === currency ? shown : totalIn(target) };
}
