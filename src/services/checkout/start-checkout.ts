import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { OrderAgent, OrderContact } from "@/src/domain/order/order";
import { areTermsCurrent } from "@/src/domain/order/shown-terms";
import { fail, ok, type Result } from "@/src/domain/result";
import { keysOf } from "@/src/services/cart/retrieve-cart";
import type { Shop } from "@/src/services/shop";
import { closeSuperseded, paymentErrors } from "./close-superseded";
import { draftFound, refusalOfCharge } from "./draft-found";
import { openPayment } from "./open-payment";
import { usableCards } from "@/src/services/gift-cards/usable-cards";
import { reserveOrder, type Wanted } from "./reserve-order";

export interface CheckoutRequest {
  /** the cart's secret, null without a cart */
  readonly token: string | null;
  /** session secret from its cookie: some promotions are limited per customer */
  readonly session: string | null;
  readonly locale: Locale;
  readonly note: string;
  readonly currency: Currency;
  readonly promoCode: string | null;
  /** codes of gift cards, in the order they pay */
  readonly cardCodes: readonly string[];
  /** total the shopper was shown, hundredths of the charged currency */
  readonly expectedTotal: number | null;
  /** amount left after gift cards, as shown to the shopper */
  readonly expectedDue: number | null;
  /** whether the shopper pays duties and taxes in advance */
  readonly dutyPaid: boolean;
  /** version of the terms the shopper was shown */
  readonly terms: string | null;
  /** known before the payment page asks for it */
  readonly contact?: OrderContact;
  /** that has prepared the order */
  readonly agent?: OrderAgent;
}

/** Errors that the shopper can correct, and those of the payment provider. */
export type CheckoutError =
  | "shop-closed"
  | "empty-cart"
  | "unsellable"
  | "out-of-stock"
  | "price-changed"
  | "terms-changed"
  | "due-changed"
  | "too-little"
  | "too-much"
  | "busy"
  | "payment-unavailable"
  | "payment-refused";

async function draft(shop: Shop, request: CheckoutRequest): Promise<Result<Wanted, CheckoutError>> {
  const { locale, currency, note, dutyPaid } = request;
  const keys = keysOf(shop, request);
  const cart = await shop.store.carts.findCart(keys);
  // The request must not pay another cart of the same customer.
  if (cart.lines.length === 0 || cart.token !== request.token) return fail("empty-cart");
  const cards = await usableCards(shop, request.cardCodes, request.token);
  const drafted = await draftFound(shop, cart, {
    locale,
    currency,
    note,
    hasCards: cards.length > 0,
    dutyPaid,
  });
  if (!drafted.ok) return drafted;
  const { draft: agreed, promise, pieces } = drafted.value;
  if (request.expectedTotal !== null && request.expectedTotal !== agreed.total) return fail("price-changed");
  if (!areTermsCurrent(request.terms, agreed)) return fail("terms-changed");
  const refusal = refusalOfCharge(agreed);
  if (refusal !== null) return fail(refusal);
  return ok({
    draft: agreed,
    promise,
    cards: cards.map(({ card }) => card.id),
    pieces,
    expectedDue: request.expectedDue,
    sessionHash: keys.sessionHash,
    contact: request.contact ?? null,
    agent: request.agent ?? null,
  });
}

/**
 * Opens the payment of a cart: creates a pending order with everything agreed, and one hosted payment page.
 * @returns the page's URL; the thank-you page if the cart is already paid
 * Source: specification §7, POST checkout; scenario 5.
 */
export async function startCheckout(
  shop: Shop,
  request: CheckoutRequest,
): Promise<Result<string, CheckoutError>> {
  const { token } = request;
  if (token === null) return fail("empty-cart");
  // A further round prices the cart again if it was paid or changed in the meantime, and creates a new order if the found
  // page has just expired.
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
