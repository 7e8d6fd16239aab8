import type { Locale } from "@/src/domain/locale/locale";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import type { Currency } from "@/src/domain/money/currency";
import { sumPieces, wantedPieces } from "@/src/domain/stock/wanted-pieces";
import { fail, ok, type Result } from "@/src/domain/result";
import { applyPromotions } from "@/src/services/cart/apply-promotions";
import { bespokeIdsOf, countedLine, priceLines } from "@/src/services/cart/price-lines";
import { keysOf } from "@/src/services/cart/retrieve-cart";
import type { Shop } from "@/src/services/shop";
import { closeSuperseded, paymentErrors } from "./close-superseded";
import { draftOrder } from "./draft-order";
import { openPayment } from "./open-payment";
import { usableCards } from "@/src/services/gift-cards/usable-cards";
import { reserveOrder, type Wanted } from "./reserve-order";

export interface CheckoutRequest {
  /** the cart's secret, null without a cart */
  readonly token: string | null;
  /** secret of the session in its cookie: some promotions count by customer */
  readonly session: string | null;
  readonly locale: Locale;
  readonly note: string;
  readonly currency: Currency;
  readonly promoCode: string | null;
  /** codes of gift cards, in the order they pay */
  readonly cardCodes: readonly string[];
  /** total the shopper was shown, hundredths of the charged currency */
  readonly expectedTotal: number | null;
  /** what is left of it once gift cards have paid, as the shopper was shown */
  readonly expectedDue: number | null;
}

/** Errors a shopper can mend, and those of the payment provider. */
export type CheckoutError =
  | "shop-closed"
  | "empty-cart"
  | "unsellable"
  | "out-of-stock"
  | "price-changed"
  | "due-changed"
  | "too-little"
  | "too-much"
  | "busy"
  | "payment-unavailable"
  | "payment-refused";

/** What the provider charges at least, apart from nothing, and at most: in the smallest unit of a currency. */
const leastCharge = 50;
const MAX_CHARGE = 99_999_999;

async function draft(shop: Shop, request: CheckoutRequest): Promise<Result<Wanted, CheckoutError>> {
  const { locale, currency, note } = request;
  const keys = keysOf(shop, request);
  const cart = await shop.store.carts.findCart(keys);
  // Another cart of the same customer is not the one that is paid here.
  if (cart.lines.length === 0 || cart.token !== request.token) return fail("empty-cart");
  const [{ value: snapshot }, watches, cards] = await Promise.all([
    shop.store.snapshots.at(cart.mark),
    shop.store.findBespokeWatches(bespokeIdsOf(cart.lines)),
    usableCards(shop, request.cardCodes, request.token),
  ]);
  const { settings, catalogue } = snapshot;
  const priced = priceLines(cart.lines, { snapshot, watches, locale });
  const { lines, promotion, amount } = applyPromotions(priced, cart.promotions, settings.rates);
  if (lines.some((line) => !line.isSellable)) return fail("unsellable");
  const drafted = draftOrder({
    lines,
    promotion,
    amount,
    settings,
    catalogueVersion: catalogue.version,
    locale,
    currency,
    note,
    hasCards: cards.length > 0,
  });
  if (settings.maintenance.isClosed) return fail("shop-closed");
  if (request.expectedTotal !== null && request.expectedTotal !== drafted.total) return fail("price-changed");
  const charge = toSmallestUnit(drafted.total, drafted.chargeCurrency);
  if (charge > MAX_CHARGE) return fail("too-much");
  if (charge > 0 && charge < leastCharge) return fail("too-little");
  return ok({
    draft: drafted,
    cards: cards.map(({ card }) => card.id),
    pieces: sumPieces(lines.map((line) => wantedPieces(countedLine(line), snapshot))),
    expectedDue: request.expectedDue,
    sessionHash: keys.sessionHash,
  });
}

/**
 * Opens the payment of a cart: a pending order with everything agreed, and one hosted page to pay it on.
 * @returns the page's address; the thank-you page where the cart turns out to be paid already
 * Source: specification §7, POST checkout; scenario 5.
 */
export async function startCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Result<string, CheckoutError>> {
  const { token } = request;
  if (token === null) return fail("empty-cart");
  // A second round prices the cart as it is now, where it was paid or changed meanwhile, and writes a new order
  // where the page found has just expired.
  for (const _round of [1, 2, 3]) {
    const drafted = await draft(shop, request);
    if (!drafted.ok) return drafted;
    const reserved = await reserveOrder(shop, token, drafted.value);
    if (!reserved.ok) {
      if (reserved.error === "cart-changed") continue;
      return fail(reserved.error === "promo-gone" ? "price-changed" : reserved.error);
    }
    const paid = await closeSuperseded(shop, reserved.value.superseded);
    if (!paid.ok) return paid;
    if (paid.value !== null) return ok(paid.value);
    if (reserved.value.order === null) continue;
    const opened = await openPayment(shop, reserved.value.order);
    if (opened.ok) return opened;
    if (opened.error === "superseded") return fail("busy");
    if (opened.error !== "closed") return fail(paymentErrors[opened.error]);
  }
  return fail("busy");
}
