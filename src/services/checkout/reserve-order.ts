import { isOpen } from "@/src/domain/order/order-state";
import type { Order, OrderAgent, OrderContact, OrderDraft } from "@/src/domain/order/order";
import type { Pieces } from "@/src/domain/stock/stock";
import { fail, ok, type Result } from "@/src/domain/result";
import type { FoundCart } from "@/src/store/carts/found-cart";
import type { Transaction } from "@/src/store/store";
import { amountDue } from "@/src/domain/order/amount-due";
import { coveringCards, holdCards, planCover } from "@/src/services/gift-cards/hold-cards";
import { notifyOfStock } from "@/src/services/stock/notify-of-stock";
import type { Shop } from "@/src/services/shop";
import { promiseDays, type PromiseSource } from "@/src/services/workshop/promise-days";
import { contentHash } from "./draft-order";
import { reuseOrder, sessionLife } from "./reuse-order";

/** What is to be ordered, and the gift cards that pay part of it. */
export interface Wanted {
  readonly draft: OrderDraft;
  readonly promise: PromiseSource;
  /** row numbers of gift cards, in the order they pay */
  readonly cards: readonly number[];
  /** pieces taken from counted stock */
  readonly pieces: readonly Pieces[];
  /** amount left to pay as shown to the shopper; null to accept any */
  readonly expectedDue: number | null;
  /** of the signed-in customer */
  readonly sessionHash: string | null;
  /** null where the payment page asks for it */
  readonly contact: OrderContact | null;
  /** of an order that an agent has prepared */
  readonly agent: OrderAgent | null;
}

export interface Reservation {
  /** null while superseded orders keep money or pieces reserved, or have only a former page: close their pages and retry */
  readonly order: Order | null;
  /** Orders of the same cart with another content, whose pages must be closed first. */
  readonly superseded: readonly Order[];
}

/** `due-changed`: the gift cards pay another amount than was shown. `out-of-stock`: too few pieces are left. */
export type ReserveError = "promo-gone" | "cart-changed" | "due-changed" | "out-of-stock";

/** Whether the cart still has the priced lines: it may just have been paid or changed. */
function isAsDrafted(found: FoundCart, draft: OrderDraft): boolean {
  const lines = draft.lines.filter(({ kind }) => kind !== "duties");
  return (
    found.lines.length === lines.length &&
    found.lines.every(
      ({ sku, quantity }, index) => lines[index]?.sku === sku && lines[index].quantity === quantity,
    )
  );
}

/** Whether the applied promotion is still valid: another order may just have used it up. */
const stillHolds = (code: string | null, { promotions }: FoundCart): boolean =>
  code === null || promotions.some((one) => one.code === code && !one.needsSignIn);

async function reserve(
  shop: Shop,
  tx: Transaction,
  token: string,
  wanted: Wanted,
): Promise<Result<Reservation, ReserveError>> {
  const { draft, promise, cards, pieces, expectedDue, sessionHash, contact, agent } = wanted;
  const now = shop.clock();
  const promoCode = draft.promo?.code ?? null;
  const cartId = await tx.carts.lockCart(token, promoCode);
  if (cartId === null) return fail("cart-changed");
  // Read after both are locked: the previous lock holder may have changed them.
  const found = await tx.carts.findCart({ token, sessionHash, promoCode, now });
  if (!isAsDrafted(found, draft)) return fail("cart-changed");
  const hash = [contentHash(draft), ...cards, ...(contact ? [JSON.stringify(contact)] : [])].join("-");
  const known = await tx.orders.findPendingOrders(cartId);
  const { same, superseded } = await reuseOrder(shop, tx, known, hash, now);
  // Such an order does not expire with its former page, but in the next round.
  if (superseded.some(({ sessionId }) => sessionId === null)) return ok({ order: null, superseded });
  if (same) return ok({ order: same, superseded });
  // Reservations of an earlier content are released first in a separate transaction: no transaction waits for a card or a
  // piece while it holds another.
  const isKeptBack = known.some(({ order }) => isOpen(order.state)) && pieces.length > 0;
  if (isKeptBack || superseded.some(({ covered }) => covered > 0)) return ok({ order: null, superseded });
  if (!stillHolds(promoCode, found)) return fail("promo-gone");
  const plan = await planCover(tx, draft.lines, cards, now);
  const due = amountDue({ total: draft.total, covered: plan.covered });
  if (expectedDue !== null && expectedDue !== due) return fail("due-changed");
  const promisedDays = await promiseDays(tx, draft, promise, now, cartId);
  if (!(await tx.stock.lockPieces(pieces))) return fail("out-of-stock");
  const order = await tx.orders.insertOrder(
    {
      draft,
      token: shop.random(128),
      cartId,
      submission: null,
      contact,
      agent,
      contentHash: hash,
      sessionExpiresAt: new Date(now.getTime() + sessionLife),
      coveredBy: coveringCards(plan),
      promisedDays,
      promoCustomerId: promoCode === null ? null : found.customerId,
    },
    now,
  );
  await holdCards(tx, order, plan, now);
  await notifyOfStock(tx, await tx.stock.reservePieces(order.id, pieces, now), now);
  return ok({ order, superseded });
}

/**
 * Saves the order of a cart, or finds the recent one: concurrent submissions of one content create one order.
 * Source: scenario 5.
 * @param token the cart's secret
 */
export const reserveOrder = (
  shop: Shop,
  token: string,
  wanted: Wanted,
): Promise<Result<Reservation, ReserveError>> =>
  shop.store.transaction((tx) => reserve(shop, tx, token, wanted));
