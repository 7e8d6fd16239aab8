import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** One delivery, or all that an endpoint has not accepted. */
export type Redelivered = { readonly delivery: number } | { readonly endpoint: number };

/**
 * Delivers once more what was delivered or given up, with the id and the text it had: a receiver that knows the id has it already.
 * @returns how many. `nothing`: there is no such delivery, or it is waiting.
 */
export async function redeliver(shop: Shop, which: Redelivered): Promise<Result<number, "nothing">> {
  const count = await shop.store.webhooks.redeliver(which, shop.clock());
  return count === 0 ? fail("nothing") : ok(count);
}
