import { isOpen } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import type { NamedOrder } from "@/src/store/orders/find-orders";
import type { Transaction } from "@/src/store/store";
import { moveOrder } from "@/src/services/orders/move-order";
import type { Shop } from "@/src/services/shop";

const minute = 60_000;
/** How long a payment page stays open. The provider allows 30 minutes to 24 hours. */
export const sessionLife = 60 * minute;
/** A page that is about to close is not handed out again. */
const restOfAnOpenSession = 5 * minute;
/** The provider opens no page for less. */
const restOfAnUnopenedSession = 31 * minute;

const rest = (order: Order) => (order.sessionId === null ? restOfAnUnopenedSession : restOfAnOpenSession);

/** Whether a page, open or still to be opened, leaves its buyer the time to pay. */
export const hasTimeLeft = (order: Order, now: Date): boolean =>
  order.sessionExpiresAt.getTime() - now.getTime() > rest(order);

/** A settled order stays what it is; a pending one is worth handing out while its page has time left. */
const isFresh = (order: Order, now: Date): boolean => !isOpen(order.state) || hasTimeLeft(order, now);

export interface Reuse {
  /** the order of this very content, null where it has to be written */
  readonly same: Order | null;
  /** pending orders of another content, whose pages must be closed */
  readonly superseded: readonly Order[];
}

/**
 * What becomes of the orders written from the same cart or form a moment ago: one content is one order. Those
 * of another content that nobody has seen the page of expire here.
 * @param hash names the content, see contentHash
 */
export async function reuseOrder(
  shop: Shop,
  tx: Transaction,
  known: readonly NamedOrder[],
  hash: string,
  now: Date,
): Promise<Reuse> {
  const same = known.find(({ contentHash, order }) => contentHash === hash && isFresh(order, now));
  const others = known
    .filter((entry) => entry !== same && isOpen(entry.order.state))
    .map((entry) => entry.order);
  for (const order of others.filter(({ sessionId }) => sessionId === null)) {
    await moveOrder({ shop, tx, order, now }, "expired", "superseded");
  }
  return { same: same?.order ?? null, superseded: others.filter(({ sessionId }) => sessionId !== null) };
}
