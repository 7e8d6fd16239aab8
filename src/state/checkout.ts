import { atom } from "jotai";
import { startCheckout, type CheckoutCall } from "@/src/browser/api";
import type { ApiFailure } from "@/src/browser/call-api";
import { saveNote, readNote } from "@/src/browser/note-storage";
import type { Locale } from "@/src/domain/locale/locale";
import { cartAtom, cartLoadingAtom, fetchCartAtom } from "./cart";

/** Longest note the workshop reads, in characters: the checkout takes no more. */
export const noteLimit = 1000;

/** Empty until the browser has said what it keeps: so the page was made. */
const shownNoteAtom = atom("");

/** What the shopper tells the workshop. Kept while the browser window lives: a declined card loses nothing. */
export const noteAtom = atom(
  (get) => get(shownNoteAtom),
  (_, set, note: string) => {
    set(shownNoteAtom, note);
    saveNote(note);
  },
);
noteAtom.onMount = (show) => {
  const note = readNote();
  if (note !== "") show(note);
};

/** Reads the cart as a page opens. The note belonged to an order that is paid when nothing is left of it. */
export const openCartAtom = atom(null, async (get, set, locale: Locale) => {
  await set(fetchCartAtom, locale);
  const { items, status } = get(cartAtom);
  if (status === "known" && items.length === 0) set(noteAtom, "");
});

export const isPayingAtom = atom(false);

/**
 * Why the payment did not open: the shop says no to this purchase, with its reason, or it could not be reached.
 * Source: specification §8, checkout.
 */
export interface PayError {
  readonly message: "purchase_error" | "error";
  readonly reason: string | null;
}

/** The note is never cut: it is refused before anything is sent. */
export const noteTooLong: PayError = { message: "purchase_error", reason: "note-too-long" };

export const payErrorAtom = atom<PayError | null>(null);

/** Statuses that speak of the purchase itself. Source: specification §7, POST checkout. */
const purchaseStatus = 422;

function errorOf(failure: ApiFailure): PayError {
  if (failure.code !== "refused" || failure.status !== purchaseStatus)
    return { message: "error", reason: null };
  return { message: "purchase_error", reason: failure.error?.error ?? null };
}

/**
 * Opens the payment and goes there. Submitting again while a request is in flight is ignored.
 * Source: specification §4, pay button; §5.
 */
export const payAtom = atom(null, async (get, set, call: Omit<CheckoutCall, "note">) => {
  if (get(isPayingAtom) || get(cartLoadingAtom)) return;
  const note = get(noteAtom);
  if (note.length > noteLimit) return set(payErrorAtom, noteTooLong);
  set(isPayingAtom, true);
  set(payErrorAtom, null);
  const answer = await startCheckout({ ...call, note });
  if (answer.ok) window.location.assign(answer.value.url);
  else set(payErrorAtom, errorOf(answer.error));
  set(isPayingAtom, false);
  // What stands in the cart may be what was refused: a price, an article that is gone.
  if (!answer.ok) await set(fetchCartAtom, call.locale);
});
