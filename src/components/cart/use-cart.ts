"use client";
import { useAtomValue } from "jotai";
import { cartAtom, type CartState } from "@/src/client/state/cart";
import { useCurrency } from "@/src/client/state/currency";
import { useCartContext } from "./cart-context";

/** The cart as the browser has read it; until then, and without a script, the one in the page's HTML. */
export function useCart(): CartState {
  const { first } = useCartContext();
  const cart = useAtomValue(cartAtom);
  return cart.status === "unread" && first ? first.cart : cart;
}

/** The currency its prices are shown in; a personal page has it from the start. */
export function useCartCurrency() {
  const { first } = useCartContext();
  return useCurrency(first?.currency);
}
