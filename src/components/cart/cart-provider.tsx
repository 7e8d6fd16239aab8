"use client";
import { useMemo, type ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type { TextTree } from "@/src/i18n/text-tree";
import type french from "@/src/i18n/messages/fr/cart.json";
import type { CartSettings } from "@/src/services/cart/load-cart-settings";
import { CartContext, type FirstCart } from "./cart-context";

export interface CartProviderProps {
  readonly locale: Locale;
  readonly settings: CartSettings;
  readonly texts: TextTree;
  /** Left out on pages that are the same for all visitors. */
  readonly first?: FirstCart;
}

/** Provides texts and settings to the parts of the cart. */
export function CartProvider({
  locale,
  settings,
  texts,
  first,
  children,
}: CartProviderProps & { children: ReactNode }) {
  const value = useMemo(
    () => ({ locale, settings, first: first ?? null, t: browserTexts<typeof french>(texts, locale) }),
    [locale, settings, texts, first],
  );
  return <CartContext value={value}>{children}</CartContext>;
}
