"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { arrivingAtom } from "@/src/client/state/add-and-show";
import { cartLoadingAtom } from "@/src/client/state/cart";
import { isPayingAtom, payAtom } from "@/src/client/state/checkout";
import { useCartContext } from "./cart-context";
import { useCartTotal } from "./use-cart-total";
import { useCart, useCartCurrency } from "./use-cart";

/** Paying the cart: obstacles, progress, and the call. Source: specification §5. */
export function usePay() {
  const { locale } = useCartContext();
  const { items, terms } = useCart();
  const isLoading = useAtomValue(cartLoadingAtom);
  const isArriving = useAtomValue(arrivingAtom);
  const isPaying = useAtomValue(isPayingAtom);
  const currency = useCartCurrency();
  const { charged, due, duties } = useCartTotal();
  const open = useSetAtom(payAtom);
  return {
    isPaying,
    isDisabled:
      items.length === 0 ||
      items.some(({ isSellable }) => !isSellable) ||
      isPaying ||
      isLoading ||
      isArriving,
    pay: () =>
      open({ locale, currency, expectedTotal: charged.total, expectedDue: due, dutyPaid: duties > 0, terms }),
  };
}
