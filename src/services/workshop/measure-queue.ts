import { queueDays } from "@/src/domain/workshop/queue-days";
import type { Shop } from "@/src/services/shop";

/**
 * Counts how long the workshop's queue is, for the days that pages promise. They are made again only when a number of days
 * is another one.
 * @returns 1 where it is
 */
export async function measureQueue({ store, clock }: Shop): Promise<number> {
  const [{ workshop }, waiting] = await Promise.all([store.loadSettings(), store.workshop.countToBuild()]);
  const days = queueDays(workshop, waiting, { bespoke: 1, ready: 1 }, clock());
  return (await store.workshop.saveQueueDays(days)) ? 1 : 0;
}
