import { queueDays } from "@/src/domain/workshop/queue-days";
import type { Shop } from "@/src/services/shop";

/**
 * Measures the workshop's queue for the days promised on pages. Pages are regenerated only if the number of days has
 * changed.
 * @returns 1 if it has
 */
export async function measureQueue({ store, clock }: Shop): Promise<number> {
  const [{ workshop }, waiting] = await Promise.all([store.loadSettings(), store.workshop.countToBuild()]);
  const days = queueDays(workshop, waiting, { bespoke: 1, ready: 1 }, clock());
  return (await store.workshop.saveQueueDays(days)) ? 1 : 0;
}
