import { isOpen } from "@/src/domain/order/order-state";
import type { Order, OrderDraft } from "@/src/domain/order/order";
import type { Pieces } from "@/src/domain/stock/stock";
import { zero } from "@/src/domain/money/minor";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CartVersion, FoundCart } from "@/src/store/carts/found-cart";
import type { Transaction } from "@/src/store/store";
import { amountDue } from "@/src/domain/order/amount-due";
import { coveringCards, holdCards, planCover } from "@/src/services/gift-cards/hold-cards";
import { notifyOfStock } from "@/src/services/stock/notify-of-stock";
import type { Shop } from "@/src/services/shop";
import { isPaced, promiseDays, type PromiseSource } from "@/src/services/workshop/promise-days";
import { contentHash } from "./draft-order";
import { reuseOrder, sessionLife } from "./reuse-order";

/** What is to be ordered, and the gift cards that pay part of it. */
export interface Wanted {
  readonly draft: OrderDraft;
  /** the cart version that was priced */
  readonly cart: CartVersion | null;
  readonly promise: PromiseSource;
  /** row numbers of gift cards, in the order they pay */
  readonly cards: readonly number[];
  /** pieces taken from counted stock */
  readonly pieces: readonly Pieces[];
  /** amount left to pay as shown to the shopper; null to accept any */
  readonly expectedDue: number | null;
  /** of the signed-in customer */
  readonly sessionHash: string | null;
}

export interface Reservation {
  /** null while superseded orders still reserve gift card money or pieces: close their pages and retry */
  readonly order: Order | null;
  /** Orders of the same cart with another content, whose pages must be closed first. */
  readonly superseded: readonly Order[];
}

/** `due-changed`: the gift cards pay another amount than was shown. `out-of-stock`: too few pieces are left. */
export type ReserveError = "promo-gone" | "cart-changed" | "due-changed" | "out-of-stock";

/** Whether the cart still has the priced lines: it may just have been paid or changed. */
const isAsDrafted = (found: FoundCart, { lines }: OrderDraft): boolean =>
  found.lines.length === lines.length &&
  found.lines.every(
    ({ sku, quantity }, index) => lines[index]?.sku === sku && lines[index].quantity === quantity,
  );

/** Whether the applied promotion is still valid: another order may just have used it up. */
const stillHolds = (code: string | null, { promotions }: FoundCart): boolean =>
  code === null || promotions.some((one) => one.code === code && !one.needsSignIn);

/** Fields common to both ways of saving an order. */
const orderOf = (shop: Shop, { draft, cards }: Wanted, now: Date) => ({
  draft,
  token: shop.random(128),
  submission: null,
  contact: null,
  contentHash: [contentHash(draft), ...cards].join("-"),
  sessionExpiresAt: new Date(now.getTime() + sessionLife),
});

/**
 * First order of a cart without promo code, gift cards, counted pieces or workshop queue: one statement, so no lock is
 * held between two.
 * @returns null if these conditions do not hold
 */
async function reservePlain(shop: Shop, wanted: Wanted): Promise<Reservation | null> {
  const { draft, cart, promise, cards, pieces, expectedDue } = wanted;
  const isShared = draft.promo !== null || cards.length > 0 || pieces.length > 0 || isPaced(promise);
  const isAgreed = expectedDue === null || expectedDue === amountDue({ total: draft.total, covered: zero });
  if (cart === null || isShared || !isAgreed) return null;
  const now = shop.clock();
  const promisedDays = await promiseDays(shop.store, draft, promise, now);
  const order = { ...orderOf(shop, wanted, now), cartId: cart.id, cartVersion: cart.version, promisedDays };
  const written = await shop.store.orders.insertCountedOrder({ ...order, coveredBy: [] }, now);
  return written.order && { order: written.order, superseded: [] };
}

async function reserve(
  shop: Shop,
  tx: Transaction,
  token: string,
  wanted: Wanted,
): Promise<Result<Reservation, ReserveError>> {
  const { draft, promise, cards, pieces, expectedDue, sessionHash } = wanted;
  const now = shop.clock();
  const promoCode = draft.promo?.code ?? null;
  const cartId = await tx.carts.lockCart(token, promoCode);
  if (cartId === null) return fail("cart-changed");
  // Read after both are locked: the previous lock holder may have changed them.
  const found = await tx.carts.findCart({ token, sessionHash, promoCode, now });
  if (!isAsDrafted(found, draft)) return fail("cart-changed");
  const order = orderOf(shop, wanted, now);
  const known = await tx.orders.findPendingOrders(cartId);
  const { same, superseded } = await reuseOrder(shop, tx, known, order.contentHash, now);
  if (same) return ok({ order: same, superseded });
  // Reservations of an earlier content are released first in a separate transaction: no transaction waits for a card or a
  // piece while it holds another.
  const isKeptBack = known.some(({ order }) => isOpen(order.state)) && pieces.length > 0;
  if (isKeptBack || superseded.some(({ covered }) => covered > 0)) return ok({ order: null, superseded });
  if (!stillHolds(promoCode, found)) return fail("promo-gone");
  const plan = await planCover(tx, draft.lines, cards, now);
  const due = amountDue({ total: draft.total, covered: plan.covered });
  if (expectedDue !== null && expectedDue !== due) return fail("due-changed");
  const written = await tx.orders.insertCountedOrder(
    {
      ...order,
      cartId,
      coveredBy: coveringCards(plan),
      promisedDays: await promiseDays(tx, draft, promise, now, cartId),
      promoCustomerId: promoCode === null ? null : found.customerId,
      pieces,
    },
    now,
  );
  if (written.order === null) return fail("out-of-stock");
  await holdCards(tx, written.order, plan, now);
  await notifyOfStock(tx, written.stock, now);
  return ok({ order: written.order, superseded });
}

/**
 * Saves the order of a cart, or finds the recent one: concurrent submissions of one content create one order.
 * Source: scenario 5.
 * @param token the cart's secret
 */
export async function reserveOrder(
  shop: Shop,
  token: string,
  wanted: Wanted,
): Promise<Result<Reservation, ReserveError>> {
  const plain = await reservePlain(shop, wanted);
  return plain ? ok(plain) : shop.store.transaction((tx) => reserve(shop, tx, token, wanted));
}
