"use client";
import { useAtomValue } from "jotai";
import { cartPiecesAtom } from "@/src/client/state/cart";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import styles from "./cart-badge.module.css";

/** Number of pieces in the cart, nothing at 0. Source: specification §2, navbar. */
export function CartBadge() {
  const pieces = useAtomValue(cartPiecesAtom);
  return pieces > 0 ? (
    <span className={styles.badge}>
      <LiveFigure>{pieces}</LiveFigure>
    </span>
  ) : null;
}
