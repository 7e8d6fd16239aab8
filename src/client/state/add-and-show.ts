import { atom } from "jotai";
import type { Locale } from "@/src/domain/locale/locale";
import { addPiecesAtom, cartModalVisibleAtom, type CartChange } from "./cart";

/** Whether an article is being added to the cart, from the press to the shop's answer. */
export const arrivingAtom = atom(false);

/** Sku of the last added line, which the drawer scrolls into view. */
export const arrivedAtom = atom<string | null>(null);

interface Arrival {
  /** The article, or a function that makes it. Null if that failed. */
  readonly sku: string | (() => Promise<string | null>);
  readonly quantity?: number;
  readonly locale: Locale;
  /** sku of the line it replaces */
  readonly replaces?: string | null;
}

/**
 * Opens the drawer at once, adds the article to the cart, and lets the drawer fill. If the shop refuses, it closes
 * again; if the shopper has closed it meanwhile, it stays closed.
 */
export const addAndShowAtom = atom(
  null,
  async (get, set, { sku, quantity = 1, locale, replaces = null }: Arrival): Promise<CartChange> => {
    if (get(arrivingAtom)) return "ignored";
    set(arrivingAtom, true);
    set(arrivedAtom, null);
    set(cartModalVisibleAtom, true);
    const made = typeof sku === "string" ? sku : await sku();
    const change =
      made === null ? "failed" : await set(addPiecesAtom, { sku: made, quantity, locale, replaces });
    set(arrivingAtom, false);
    if (change === "done") set(arrivedAtom, made);
    if (change === "failed") set(cartModalVisibleAtom, false);
    return change;
  },
);
