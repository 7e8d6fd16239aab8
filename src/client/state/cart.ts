import { atom, type Getter, type Setter } from "jotai";
import { announceAddition } from "@/src/client/browser/additions";
import { requestAddition, requestDeletion, requestCart } from "@/src/client/browser/api";
import { tellTabs, type TabCart } from "@/src/client/browser/cart-tabs";
import { writeCartHint } from "@/src/client/browser/cart-hint";
import type { CartItem, CartResponse } from "@/src/domain/contracts/cart";
import { quantityLimits } from "@/src/domain/cart/cart";
import type { Locale } from "@/src/domain/locale/locale";

/** The server's last answer. A cart that could not be read shows empty and is never written from. */
export interface CartState {
  readonly items: readonly CartItem[];
  readonly promo: CartResponse["promo"];
  readonly refusedPromo: CartResponse["refusedPromo"];
  readonly giftCards: CartResponse["giftCards"];
  readonly dispatch: CartResponse["dispatch"];
  readonly border: CartResponse["border"];
  readonly duties: CartResponse["duties"];
  readonly payments: CartResponse["payments"];
  readonly terms: CartResponse["terms"];
  readonly status: "unread" | "known" | "unreachable";
}

const unread: CartState = {
  items: [],
  promo: null,
  refusedPromo: null,
  giftCards: [],
  dispatch: null,
  border: {},
  duties: {},
  payments: [],
  terms: null,
  status: "unread",
};
const unreachable: CartState = { ...unread, status: "unreachable" };

/** How a change ended: another one was under way, it succeeded, or the shop refused it. */
export type CartChange = "ignored" | "done" | "failed";

export const cartAtom = atom<CartState>(unread);

/** Fetching and changing set it; while it is set further changes are ignored. Source: specification §4. */
export const cartLoadingAtom = atom(false);

/** Whether the drawer is open. Source: specification §3, modalVisible. */
export const cartModalVisibleAtom = atom(false);

export const cartPiecesAtom = atom((get) =>
  get(cartAtom).items.reduce((pieces, item) => pieces + item.quantity, 0),
);

/** @param to silent after a message from another tab: two tabs would answer each other for ever */
async function readCart(set: Setter, locale: Locale, to: "tabs" | "silent" = "tabs"): Promise<boolean> {
  const answer = await requestCart(locale);
  set(cartAtom, answer.ok ? { ...answer.value, status: "known" } : unreachable);
  if (answer.ok) {
    writeCartHint(answer.value.items.length > 0);
    if (to === "tabs") tellTabs({ locale, cart: answer.value });
  }
  return answer.ok;
}

/** The fetch under way, if any. */
const fetchAtom = atom<Promise<void> | null>(null);

/** Fetches the cart; a failure shows an empty one. Source: specification §8. */
export const fetchCartAtom = atom(null, async (get, set, locale: Locale) => {
  if (get(cartLoadingAtom)) return;
  set(cartLoadingAtom, true);
  const fetch = readCart(set, locale).then(() => {
    set(fetchAtom, null);
    set(cartLoadingAtom, false);
  });
  set(fetchAtom, fetch);
  await fetch;
});

/** Shows what another tab has read; a tab in another language fetches its own texts. */
export const agreeWithTabAtom = atom(
  null,
  async (get, set, { read, locale }: { read: TabCart; locale: Locale }) => {
    // A change in this tab reads the cart again anyway.
    if (get(cartLoadingAtom)) return;
    if (read.locale !== locale) await readCart(set, locale, "silent");
    else set(cartAtom, { ...read.cart, status: "known" });
  },
);

async function change(
  get: Getter,
  set: Setter,
  locale: Locale,
  send: () => Promise<{ readonly ok: boolean }>,
): Promise<CartChange> {
  // A page's first fetch answers no click of the shopper: a click meanwhile waits for it. If there is none yet, the
  // change starts synchronously: a fetch would start in between, and the click would be ignored.
  const firstFetch = get(cartAtom).status === "unread" ? get(fetchAtom) : null;
  if (firstFetch !== null) await firstFetch;
  if (get(cartLoadingAtom)) return "ignored";
  set(cartLoadingAtom, true);
  // No change is based on a cart that could not be read: it is read again first.
  const canWrite = get(cartAtom).status === "known" || (await readCart(set, locale));
  const sent = canWrite && (await send()).ok;
  if (sent) set(removedLineAtom, null);
  if (canWrite) await readCart(set, locale);
  set(cartLoadingAtom, false);
  return sent ? "done" : "failed";
}

interface Addition {
  readonly sku: string;
  readonly quantity: number;
  readonly locale: Locale;
  /** sku of the line it replaces, with as many pieces */
  readonly replaces?: string | null;
}

/** Adds pieces of a sku, or replaces another line. */
export const addPiecesAtom = atom(
  null,
  async (get, set, { sku, quantity, locale, replaces = null }: Addition) => {
    const place = replaces === null ? {} : { replaces };
    const ended = await change(get, set, locale, () =>
      requestAddition({ sku, quantity, overwrite: false, ...place }, locale),
    );
    const line = get(cartAtom).items.find((item) => item.product === sku);
    if (ended === "done" && replaces === null) announceAddition({ sku, price: line?.price ?? null });
    return ended;
  },
);

/** One piece less, which never removes the line. Source: specification §4. */
export const takePieceAtom = atom(null, (get, set, { sku, locale }: { sku: string; locale: Locale }) => {
  const current = get(cartAtom).items.find((item) => item.product === sku)?.quantity ?? 0;
  if (current <= quantityLimits.min) return Promise.resolve<CartChange>("ignored");
  // Additions from several tabs may exceed the limit of one request; setting a quantity can't.
  const quantity = Math.min(current - 1, quantityLimits.max);
  return change(get, set, locale, () => requestAddition({ sku, quantity, overwrite: true }, locale));
});

/** The line that was removed last, until something else is changed: it can be restored. */
export const removedLineAtom = atom<CartItem | null>(null);

/** The list of lines that takes the focus as soon as it is rendered; null for none. */
export const focusedLinesAtom = atom<"drawer" | "page" | null>(null);

/** Removes a line, which can be restored unless it is no longer sold. */
export const removeLineAtom = atom(
  null,
  async (get, set, { sku, locale }: { sku: string; locale: Locale }) => {
    const line = get(cartAtom).items.find((item) => item.product === sku);
    const ended = await change(get, set, locale, () => requestDeletion(sku, locale));
    if (ended === "done" && line?.isSellable) set(removedLineAtom, line);
    return ended;
  },
);

/** Restores the removed line with all its pieces. */
export const putBackAtom = atom(null, (get, set, locale: Locale) => {
  const line = get(removedLineAtom);
  if (line === null) return Promise.resolve<CartChange>("ignored");
  const { product: sku, quantity } = line;
  // One request takes no more than the limit; several tabs may have added up to more.
  return change(get, set, locale, () =>
    requestAddition({ sku, quantity: Math.min(quantity, quantityLimits.max), overwrite: true }, locale),
  );
});
