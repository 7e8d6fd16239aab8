"use client";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { cartModalVisibleAtom } from "../../state/cart";
import { CartBadge } from "./cart-badge";

/** Opens the cart drawer; its children name it, the number of pieces follows. */
export function CartButton({ children }: { children: ReactNode }) {
  const setVisible = useSetAtom(cartModalVisibleAtom);
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => setVisible(true)}>
      {children}
      <CartBadge />
    </button>
  );
}
