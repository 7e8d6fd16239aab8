"use client";
import { useAtomValue } from "jotai";
import { countedLines } from "@/src/domain/contracts/counted-lines";
import { totalCart, type CartTotal } from "@/src/domain/cart/total-cart";
import { cartChargeCurrency } from "@/src/domain/cart/cart-charge";
import type { Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { dutyPaidAtom } from "@/src/client/state/checkout";
import { useCartContext } from "./cart-context";
import { useCart, useCartCurrency } from "./use-cart";

export interface CartTotals {
  /** displayed total, with duties paid in advance */
  readonly shown: CartTotal;
  /** charged total: the same, or euros */
  readonly charged: CartTotal;
  /** duties and taxes in it, as shown; nothing where they are not paid in advance */
  readonly duties: Minor;
  /** amount due after gift cards */
  readonly due: Minor;
  /** whether the order needs no further payment */
  readonly isCovered: boolean;
}

/** Totals of the cart, with the server's own arithmetic. */
export function useCartTotal(): CartTotals {
  const { settings } = useCartContext();
  const { items, promo, giftCards, duties: offered } = useCart();
  const isDutyPaid = useAtomValue(dutyPaidAtom);
  const currency = useCartCurrency();
  const lines = countedLines(items);
  const amount = minor(promo?.amount ?? 0);
  const totalIn = (target: Currency) => totalCart(lines, target, settings.rates, amount);
  const shown = totalIn(currency);
  const target = cartChargeCurrency(currency, settings.chargedAsShown, {
    kinds: items.map(({ kind }) => kind),
    hasCards: giftCards.length > 0,
  });
  const charged = target === currency ? shown : totalIn(target);
  const duties = isDutyPaid ? offered[currency] : undefined;
  const withDuties = (total: CartTotal, more = 0): CartTotal => ({
    ...total,
    total: minor(total.total + more),
  });
  const whole = withDuties(charged, duties?.charged);
  const due = minor(giftCards.reduce<number>((rest, { pays }) => rest - pays, whole.total));
  return {
    shown: withDuties(shown, duties?.shown),
    charged: whole,
    duties: minor(duties?.shown ?? 0),
    due,
    isCovered: items.length > 0 && due === 0,
  };
}
