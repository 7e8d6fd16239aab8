import type { Order } from "@/src/domain/order/order";
import { promisedDays } from "@/src/domain/order/promised-days";
import type { ShopSettings } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { sessionLife } from "@/src/services/checkout/reuse-order";
import type { Transaction } from "@/src/store/store";

const nothing = { bespoke: 0, ready: 0 };

/** What a promise is made from, read before the transaction: inside, only its own connection may be used. */
export interface PromiseSource {
  readonly catalogue: Catalogue;
  readonly settings: Pick<ShopSettings, "leadDays" | "workshop">;
}

/** Whether the queue is counted: where no pace is set, it is neither counted nor waited for. */
export const isPaced = ({ settings: { workshop } }: PromiseSource): boolean =>
  workshop.perDay.bespoke !== null || workshop.perDay.ready !== null;

/**
 * Days that an order is promised at the moment it is written, from the queue as it is then: what a page has shown may be a
 * minute old. Orders are counted one after the other, with those that are just being paid, so that no place is promised
 * twice.
 * @param cartId the cart it comes from: what else was written from it gives way to it
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
  // An order that is not paid keeps its place as long as a payment page stays open.
  const promised = await tx.workshop.countPromised(cartId, new Date(now.getTime() - sessionLife));
  const taken = { bespoke: waiting.bespoke + promised.bespoke, ready: waiting.ready + promised.ready };
  return promisedDays(order, catalogue, settings, taken, now);
}
