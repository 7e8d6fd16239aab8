import { before } from "@/src/domain/calendar/before";
import type { Shop } from "@/src/services/shop";
import { retention } from "./retention";

/**
 * Deletes data whose promised retention period is over. An error in one purge does not stop the others.
 * @returns number of rows
 * @throws AggregateError when a purge failed: the job retries
 */
export async function purgeExpired(shop: Shop): Promise<number> {
  const now = shop.clock();
  const errors: Error[] = [];
  let done = 0;
  for (const { what, keep, purge } of retention) {
    try {
      done += await purge(shop, before(now, keep));
    } catch (error) {
      errors.push(new Error(`Purging “${what}” failed.`, { cause: error }));
    }
  }
  if (errors.length > 0) {
    throw new AggregateError(errors, errors.map(({ message }) => message).join(" "));
  }
  return done;
}
