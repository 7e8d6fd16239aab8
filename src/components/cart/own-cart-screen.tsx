"use client";
import { CartProvider, type CartProviderProps } from "./cart-provider";
import { CartContent } from "./cart-screen";
import { FullCart } from "./full-cart";
import { ReplaceCartAddress } from "./replace-cart-address";

/** The same for a page rendered with the visitor's own cart: everything is in the HTML, nothing is loaded later. */
export function OwnCartScreen(props: CartProviderProps) {
  return (
    <CartProvider {...props}>
      {props.first && <ReplaceCartAddress locale={props.locale} />}
      <CartContent Full={FullCart} />
    </CartProvider>
  );
}
