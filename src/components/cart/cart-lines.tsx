"use client";
import { useAtom, useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { arrivingAtom } from "@/src/client/state/add-and-show";
import { cartLoadingAtom, focusedLinesAtom } from "@/src/client/state/cart";
import { useCartContext } from "./cart-context";
import { CartLine } from "./cart-line";
import styles from "./cart-lines.module.css";
import { useCartTotal } from "./use-cart-total";
import { useCart } from "./use-cart";

/** Where the lines are shown. */
export type CartPlace = "drawer" | "page";

/** The lines of the cart with their totals; after a removal the focus moves to the list, or to the page without one. */
export function CartLines({ place }: { place: CartPlace }) {
  const { t } = useCartContext();
  const { items } = useCart();
  const isLoading = useAtomValue(cartLoadingAtom);
  const isArriving = useAtomValue(arrivingAtom);
  const { shown } = useCartTotal();
  const list = useRef<HTMLUListElement>(null);
  const [focused, focusLines] = useAtom(focusedLinesAtom);
  useEffect(() => {
    if (focused !== place) return;
    list.current?.focus();
    focusLines(null);
  }, [focused, place, focusLines]);
  const keepFocus = () => {
    // On the page the list disappears with its last line.
    const isLeaving = place === "page" && items.length <= 1;
    const heir = isLeaving ? document.getElementById("contenu") : list.current;
    heir?.focus();
  };
  return (
    <ul
      ref={list}
      className={styles.lines}
      data-place={place}
      aria-label={t("lines")}
      aria-busy={isLoading || isArriving}
      tabIndex={-1}
    >
      {items.map((item, position) => {
        const total = shown.lines[position];
        return (
          total && (
            <CartLine
              key={item.id}
              item={item}
              total={total}
              currency={shown.currency}
              onRemoved={keepFocus}
            />
          )
        );
      })}
    </ul>
  );
}
