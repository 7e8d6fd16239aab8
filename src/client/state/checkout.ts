import { atom } from "jotai";
import { requestCheckout, type CheckoutCall } from "@/src/client/browser/api";
import type { ApiFailure } from "@/src/client/browser/call-api";
import { saveNote, readNote } from "@/src/client/browser/note-storage";
import { readDutyChoice, saveDutyChoice } from "@/src/client/browser/duty-choice";
import type { Locale } from "@/src/domain/locale/locale";
import { cartAtom, cartLoadingAtom, fetchCartAtom } from "./cart";

/** Maximum length of a note, in characters, at the checkout. */
export const noteLimit = 1000;

/** Empty until the browser's storage was read: as in the page's HTML. */
const shownNoteAtom = atom("");

/** The shopper's note to the workshop. Kept while the browser window is open: it survives a declined card. */
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

const chosenDutiesAtom = atom(false);

/** Whether the shopper wants duties and taxes paid in advance. Kept as the note is. */
export const dutyPaidAtom = atom(
  (get) => get(chosenDutiesAtom),
  (_, set, isPaid: boolean) => {
    set(chosenDutiesAtom, isPaid);
    saveDutyChoice(isPaid);
  },
);
dutyPaidAtom.onMount = (choose) => {
  if (readDutyChoice()) choose(true);
};

/** Reads the cart as a page opens. If it is empty, note and choice belonged to a paid order. */
export const openCartAtom = atom(null, async (get, set, locale: Locale) => {
  await set(fetchCartAtom, locale);
  const { items, status } = get(cartAtom);
  if (status !== "known" || items.length > 0) return;
  set(noteAtom, "");
  set(dutyPaidAtom, false);
});

export const isPayingAtom = atom(false);

/**
 * Why the payment did not open: the shop refused the purchase, with its reason, or could not be reached. Source:
 * specification §8, checkout.
 */
export interface PayError {
  readonly message: "purchase_error" | "error";
  readonly reason: string | null;
}

/** The note is never cut: it is refused before anything is sent. */
export const noteTooLong: PayError = { message: "purchase_error", reason: "note-too-long" };

export const payErrorAtom = atom<PayError | null>(null);

/** Statuses about the purchase itself. Source: specification §7, POST checkout. */
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
  const answer = await requestCheckout({ ...call, note });
  if (answer.ok) window.location.assign(answer.value.url);
  else set(payErrorAtom, errorOf(answer.error));
  set(isPayingAtom, false);
  // The cart may contain the reason of the refusal: a price, an article that is no longer sold.
  if (!answer.ok) await set(fetchCartAtom, call.locale);
});
