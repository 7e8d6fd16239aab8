"use client";
import { createContext, useContext } from "react";
import type { FormOutcome } from "@/src/domain/forms/form-outcome";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { CartSettings } from "@/src/services/cart/load-cart-settings";
import type { TextKey, Texts } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/cart.json";
import type { CartState } from "@/src/client/state/cart";

export type CartTexts = Texts<TextKey<typeof french>>;

/** A cart that the server has rendered into the page: shown until the browser has fetched its own, or without scripts. */
export interface FirstCart {
  readonly cart: CartState;
  readonly currency: Currency;
  /** Code in the promo cookie, in force or not. */
  readonly promo: string | null;
  /** The outcome of a form that was sent before hydration. */
  readonly outcome: FormOutcome | null;
}

export interface CartSurroundings {
  readonly locale: Locale;
  readonly settings: CartSettings;
  readonly t: CartTexts;
  /** Null on pages that are the same for all visitors. */
  readonly first: FirstCart | null;
}

export const CartContext = createContext<CartSurroundings | null>(null);

/** @throws Error outside the cart's drawer and page */
export function useCartContext(): CartSurroundings {
  const surroundings = useContext(CartContext);
  if (!surroundings)
    throw new Error("This component belongs inside the cart, which provides texts and rates.");
  return surroundings;
}
