import { before } from "@/src/domain/calendar/before";
import type { Shop } from "@/src/services/shop-parts";
import { retention } from "./retention";

/**
 * Forgets whatever the shop has kept for as long as it promised. What can't be forgotten now does not stop the rest.
 * @returns how many rows
 * @throws AggregateError when something could not be forgotten: the job tries again
 */
export async function forgetExpired(shop: Shop): Promise<number> {
  const now = shop.clock();
  const faults: Error[] = [];
  let done = 0;
  for (const { what, keep, forget } of retention) {
    try {
      done += await forget(shop, before(now, keep));
    } catch (error) {
      faults.push(new Error(`Forgetting “${what}” failed.`, { cause: error }));
    }
  }
  if (faults.length > 0) {
    throw new AggregateError(faults, faults.map(({ message }) => message).join(" "));
  }
  return done;
}
