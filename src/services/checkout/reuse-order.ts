import { isOpen } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import type { NamedOrder } from "@/src/store/orders/find-orders";
import type { Transaction } from "@/src/store/store";
import { moveOrder } from "@/src/services/orders/move-order";
import type { Shop } from "@/src/services/shop";

const minute = 60_000;
/** How long a payment page stays open. The provider allows 30 minutes to 24 hours. */
export const sessionLife = 60 * minute;
/** A page that closes within this time is not reused. */
const restOfAnOpenSession = 5 * minute;
/** Shortest time for which the provider opens a page. */
const restOfAnUnopenedSession = 31 * minute;

const rest = (order: Order) => (order.sessionId === null ? restOfAnUnopenedSession : restOfAnOpenSession);

/** Whether the page, opened or not, leaves the buyer enough time to pay. */
export const hasTimeLeft = (order: Order, now: Date): boolean =>
  order.sessionExpiresAt.getTime() - now.getTime() > rest(order);

/** A settled order can always be reused; a pending one while its page has time left. */
const isFresh = (order: Order, now: Date): boolean => !isOpen(order.state) || hasTimeLeft(order, now);

export interface Reuse {
  /** the order of this content, null if it has to be created */
  readonly same: Order | null;
  /** pending orders of another content, whose pages must be closed */
  readonly superseded: readonly Order[];
}

/** Whether the order was never opened for payment, or its pages are closed. */
const hasNoPage = ({ sessionId, formerPage }: Order): boolean => sessionId === null && formerPage === null;

/**
 * Decides on recent orders of the same cart or form: one content is one order. Orders of another content without a page
 * expire here.
 * @param hash identifies the content, see contentHash
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
  for (const order of others.filter(hasNoPage)) {
    await moveOrder({ shop, tx, order, now }, "expired", "superseded");
  }
  return { same: same?.order ?? null, superseded: others.filter((order) => !hasNoPage(order)) };
}
