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

/** What is to be ordered, and what pays a part of it. */
export interface Wanted {
  readonly draft: OrderDraft;
  /** the one that was priced */
  readonly cart: CartVersion | null;
  readonly promise: PromiseSource;
  /** row numbers of gift cards, in the order they pay */
  readonly cards: readonly number[];
  /** what it takes of all that is counted */
  readonly pieces: readonly Pieces[];
  /** what the shopper was told is left to pay; null to take what comes */
  readonly expectedDue: number | null;
  /** of who has signed in */
  readonly sessionHash: string | null;
}

export interface Reservation {
  /** null while orders of other contents keep money of gift cards or pieces back: close their pages and come again */
  readonly order: Order | null;
  /** Orders of the same cart with another content, whose pages must be closed first. */
  readonly superseded: readonly Order[];
}

/** `due-changed`: the gift cards pay another part than the shopper was told. `out-of-stock`: too few pieces are left. */
export type ReserveError = "promo-gone" | "cart-changed" | "due-changed" | "out-of-stock";

/** Whether the cart still holds what was priced: it may have been paid or changed a moment ago. */
const isAsDrafted = (found: FoundCart, { lines }: OrderDraft): boolean =>
  found.lines.length === lines.length &&
  found.lines.every(
    ({ sku, quantity }, index) => lines[index]?.sku === sku && lines[index].quantity === quantity,
  );

/** Whether the promotion that was counted with can still be used: another order may just have used it up. */
const stillHolds = (code: string | null, { promotions }: FoundCart): boolean =>
  code === null || promotions.some((one) => one.code === code && !one.needsSignIn);

/** What an order is written with, whichever way. */
const orderOf = (shop: Shop, { draft, cards }: Wanted, now: Date) => ({
  draft,
  token: shop.random(128),
  submission: null,
  contact: null,
  contentHash: [contentHash(draft), ...cards].join("-"),
  sessionExpiresAt: new Date(now.getTime() + sessionLife),
});

/**
 * The order of a cart that nothing was ordered from yet, with nothing in it that others could take away: one statement,
 * without a lock that is held between two.
 * @returns null where it is not so simple
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
  // Read once both are locked: whoever held them has changed them.
  const found = await tx.carts.findCart({ token, sessionHash, promoCode, now });
  if (!isAsDrafted(found, draft)) return fail("cart-changed");
  const order = orderOf(shop, wanted, now);
  const known = await tx.orders.findPendingOrders(cartId);
  const { same, superseded } = await reuseOrder(shop, tx, known, order.contentHash, now);
  if (same) return ok({ order: same, superseded });
  // What an earlier content releases is released first, by a transaction of its own: nobody waits for a card or a
  // piece while holding another.
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
 * Writes the order of a cart, or finds the one that was written a moment ago: submitted any number of times
 * at once, one content is one order.
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
