"use client";
import { CartProvider, type CartProviderProps } from "./cart-provider";
import { CartContent } from "./cart-screen";
import { FullCart } from "./full-cart";
import { ReplaceCartAddress } from "./replace-cart-address";

/** The same for a page made with somebody's own cart: all of it stands in the HTML, since nothing may come later. */
export function OwnCartScreen(props: CartProviderProps) {
  return (
    <CartProvider {...props}>
      {props.first && <ReplaceCartAddress locale={props.locale} />}
      <CartContent Full={FullCart} />
    </CartProvider>
  );
}
