"use client";
import { totalCart, type CartTotal } from "@/src/domain/cart/total-cart";
import { cartChargeCurrency } from "@/src/domain/cart/cart-charge";
import type { Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { withOwn } from "@/src/domain/money/own-price";
import { useCartContext } from "./cart-context";
import { useCart, useCartCurrency } from "./use-cart";

export interface CartTotals {
  /** displayed total */
  readonly shown: CartTotal;
  /** charged total: the same, or euros */
  readonly charged: CartTotal;
  /** amount due after gift cards */
  readonly due: Minor;
  /** whether the order needs no further payment */
  readonly isCovered: boolean;
}

/** Totals of the cart, with the server's own arithmetic. */
export function useCartTotal(): CartTotals {
  const { settings } = useCartContext();
  const { items, promo, giftCards } = useCart();
  const currency = useCartCurrency();
  const lines = items.map(({ id, price, own, discount, free = 0, freeOwn, isShared = false, quantity }) => ({
    id,
    price: minor(price),
    ...withOwn(own),
    discount,
    free: minor(free),
    ...(freeOwn && { freeOwn }),
    isShared,
    quantity,
  }));
  const amount = minor(promo?.amount ?? 0);
  const totalIn = (target: Currency) => totalCart(lines, target, settings.rates, amount);
  const shown = totalIn(currency);
  const target = cartChargeCurrency(currency, settings.chargedAsShown, {
    kinds: items.map(({ kind }) => kind),
    hasCards: giftCards.length > 0,
  });
  const charged = target === currency ? shown : totalIn(target);
  const due = minor(giftCards.reduce<number>((rest, { pays }) => rest - pays, charged.total));
  return { shown, charged, due, isCovered: items.length > 0 && due === 0 };
}
