import type { Order } from "@/src/domain/order/order";
import { promisedDays } from "@/src/domain/order/promised-days";
import type { ShopSettings } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { Transaction } from "@/src/store/store";

const nothing = { bespoke: 0, ready: 0 };

/** What a promise is made from, read before the transaction: inside, only its own connection may be used. */
export interface PromiseSource {
  readonly catalogue: Catalogue;
  readonly settings: Pick<ShopSettings, "leadDays" | "workshop">;
}

/**
 * Days that an order is promised at the moment it is written, from the queue as it is then: what a page has shown may be a
 * minute old. Where no pace is set, the queue is not counted.
 */
export async function promiseDays(
  tx: Pick<Transaction, "workshop">,
  order: Pick<Order, "lines">,
  { catalogue, settings }: PromiseSource,
  now: Date,
): Promise<number | null> {
  const { perDay } = settings.workshop;
  const isCounted = perDay.bespoke !== null || perDay.ready !== null;
  const waiting = isCounted ? await tx.workshop.countToBuild() : nothing;
  return promisedDays(order, catalogue, settings, waiting, now);
}
