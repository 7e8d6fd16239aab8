import type { Order } from "@/src/domain/order/order";
import { promisedDays } from "@/src/domain/order/promised-days";
import type { ShopSettings } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { sessionLife } from "@/src/services/checkout/reuse-order";
import type { Transaction } from "@/src/store/store";

const nothing = { bespoke: 0, ready: 0 };

/** Input of a promise, read before the transaction: inside, only its own connection may be used. */
export interface PromiseSource {
  readonly catalogue: Catalogue;
  readonly settings: Pick<ShopSettings, "leadDays" | "workshop">;
}

/** Whether the queue is counted: without a configured pace it is ignored. */
const isPaced = ({ settings: { workshop } }: PromiseSource): boolean =>
  workshop.perDay.bespoke !== null || workshop.perDay.ready !== null;

/**
 * Promised days of an order when it is created, from the current queue: the page may be a minute old. Counting is
 * serialised and includes orders being paid, so that no place is promised twice.
 * @param cartId its cart: other orders of that cart are superseded by it
 */
export async function promiseDays(
  tx: Pick<Transaction, "workshop">,
  order: Pick<Order, "lines">,
  source: PromiseSource,
  now: Date,
  cartId: number | null = null,
): Promise<number | null> {
  const { catalogue, settings } = source;
  if (!isPaced(source)) return promisedDays(order, catalogue, settings, nothing, now);
  await tx.workshop.lockPlaces();
  const waiting = await tx.workshop.countToBuild();
  // An unpaid order keeps its place while its payment page is open.
  const promised = await tx.workshop.countPromised(cartId, new Date(now.getTime() - sessionLife));
  const taken = { bespoke: waiting.bespoke + promised.bespoke, ready: waiting.ready + promised.ready };
  return promisedDays(order, catalogue, settings, taken, now);
}
