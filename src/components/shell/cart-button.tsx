"use client";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { cartDrawerAtom } from "../../state/cart-drawer";
import { CartBadge } from "./cart-badge";

/** Opens the cart drawer; its children name it, the number of pieces follows. */
export function CartButton({ children }: { children: ReactNode }) {
  const setVisible = useSetAtom(cartDrawerAtom);
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => setVisible(true)}>
      {children}
      <CartBadge />
    </button>
  );
}
