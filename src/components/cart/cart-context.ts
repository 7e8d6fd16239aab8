"use client";
import { createContext, useContext } from "react";
import type { Locale } from "../../domain/locale/locale";
import type { ShopSettings } from "../../domain/settings";
import type { TextKey, Texts } from "../../i18n/browser-texts";
import type french from "../../i18n/messages/fr/cart.json";

export type CartTexts = Texts<TextKey<typeof french>>;

/** What a marketer sets that a cart computes with. */
export type CartSettings = Pick<ShopSettings, "rates" | "chargedAsShown" | "upsell" | "instalment">;

export interface CartSurroundings {
  readonly locale: Locale;
  readonly settings: CartSettings;
  readonly t: CartTexts;
}

export const CartContext = createContext<CartSurroundings | null>(null);

/** @throws Error outside the cart's drawer and page */
export function useCartSurroundings(): CartSurroundings {
  const surroundings = useContext(CartContext);
  if (!surroundings)
    throw new Error("This component belongs inside the cart, which provides texts and rates.");
  return surroundings;
}
