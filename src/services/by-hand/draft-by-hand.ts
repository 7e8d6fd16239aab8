import { zero } from "@/src/domain/money/minor";
import type { Currency } from "@/src/domain/money/currency";
import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import {
  draftFound,
  refusalOfCharge,
  type ChargeError,
  type Drafted,
  type DraftError,
} from "@/src/services/checkout/draft-found";
import type { Shop } from "@/src/services/shop";
import type { CartKeys } from "@/src/store/carts/cart-keys";

/** What a staff member has chosen for a buyer. */
export interface ByHandWish {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  /** null without one */
  readonly promoCode: string | null;
  readonly note: string;
}

/** `no-promo`: the code is not valid, reduces none of these lines, or needs a signed-in customer. */
export type ByHandDraftError = DraftError | ChargeError | "nothing" | "no-promo";

/** No cart: only the valid promotions and the required catalogue revision. */
export const withoutCart = (promoCode: string | null, now: Date): CartKeys => ({
  token: null,
  sessionHash: null,
  promoCode,
  now,
});

/** A repeated sku becomes one line. */
function linesOf({ lines }: ByHandWish) {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of lines) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  return [...quantities].map(([sku, quantity], place) => ({
    id: String(place),
    sku,
    quantity,
    priceSeen: zero,
    wish: null,
  }));
}

/** Today's total of the lines, priced like a cart. */
export async function draftByHand(shop: Shop, wish: ByHandWish): Promise<Result<Drafted, ByHandDraftError>> {
  const lines = linesOf(wish);
  if (lines.length === 0) return fail("nothing");
  const promoCode = wish.promoCode?.toUpperCase() ?? null;
  const found = await shop.store.carts.findCart(withoutCart(promoCode, shop.clock()));
  const drafted = await draftFound(shop, { ...found, lines }, wish);
  if (!drafted.ok) return drafted;
  if (promoCode !== null && drafted.value.draft.promo?.code !== promoCode) return fail("no-promo");
  const refusal = refusalOfCharge(drafted.value.draft);
  return refusal === null ? ok(drafted.value) : fail(refusal);
}
