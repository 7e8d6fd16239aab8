import { atom } from "jotai";
import type { Locale } from "@/src/domain/locale/locale";
import { addPiecesAtom, cartModalVisibleAtom, type CartChange } from "./cart";

/** Whether an article is on its way into the cart, from the press to the shop's answer. */
export const arrivingAtom = atom(false);

/** Sku of the line that came last, which the drawer brings into view. */
export const arrivedAtom = atom<string | null>(null);

interface Arrival {
  /** The article; of what is still to be made, how it is made. Null says that it could not be. */
  readonly sku: string | (() => Promise<string | null>);
  readonly quantity?: number;
  readonly locale: Locale;
  /** sku of the line it takes the place of */
  readonly replaces?: string | null;
}

/**
 * Opens the drawer at once, puts the article into the cart, and lets the drawer fill. Where the shop says no it closes
 * again; a shopper who has closed it meanwhile is left in peace.
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
