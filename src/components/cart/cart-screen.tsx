"use client";
import { useEffect } from "react";
import { heldPieces } from "../../browser/held-pieces";
import { CartFault } from "./cart-fault";
import { CartProvider, type CartProviderProps } from "./cart-provider";
import { CartWaiting } from "./cart-waiting";
import { EmptyCart } from "./empty-cart";
import { FullCart, loadFullCart } from "./full-cart-chunk";
import { KeepCartAddress } from "./keep-cart-address";
import { useCart } from "./use-cart";

/** The cart page below its title: lines, promo code, note and summary, or the way to fill it. */
export function CartScreen(props: CartProviderProps) {
  // Whoever had something in the cart has it asked for together with the cart itself.
  useEffect(() => {
    if (heldPieces()) void loadFullCart().catch(() => undefined);
  }, []);
  return (
    <CartProvider {...props}>
      {props.first && <KeepCartAddress locale={props.locale} />}
      <Screen />
    </CartProvider>
  );
}

function Screen() {
  const { items, status } = useCart();
  if (status === "unread") return <CartWaiting />;
  if (items.length > 0) return <FullCart />;
  return (
    <>
      <CartFault />
      <EmptyCart />
    </>
  );
}
