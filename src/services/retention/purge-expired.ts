import { before } from "@/src/domain/calendar/before";
import type { Shop } from "@/src/services/shop";
import { retention } from "./retention";

/**
 * Deletes what has been kept for as long as the texts promise. An error in one purge does not stop the others.
 * @returns how many rows
 * @throws AggregateError when something could not be purged: the job tries again
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
