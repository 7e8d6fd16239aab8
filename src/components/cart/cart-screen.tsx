"use client";
import { useEffect } from "react";
import { readCartHint } from "@/src/client/browser/cart-hint";
import { CartError } from "./cart-error";
import { CartProvider, type CartProviderProps } from "./cart-provider";
import { CartWaiting } from "./cart-waiting";
import { EmptyCart } from "./empty-cart";
import { FullCart, loadFullCart } from "./full-cart-chunk";
import { RemovedLine } from "./removed-line";
import { useCart } from "./use-cart";

/** The cart page below its title: lines, promo code, note and summary, or a link to the watches. */
export function CartScreen(props: CartProviderProps) {
  // If the cart was not empty at the last visit, this code is fetched together with the cart itself.
  useEffect(() => {
    if (readCartHint()) void loadFullCart().catch(() => undefined);
  }, []);
  return (
    <CartProvider {...props}>
      <CartContent Full={FullCart} />
    </CartProvider>
  );
}

/** @param Full shows a cart that holds something */
export function CartContent({ Full }: { Full: typeof FullCart }) {
  const { items, status } = useCart();
  if (status === "unread") return <CartWaiting />;
  if (items.length > 0) return <Full />;
  return (
    <>
      <CartError />
      <RemovedLine place="page" />
      <EmptyCart />
    </>
  );
}
