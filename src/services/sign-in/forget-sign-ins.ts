import type { Shop } from "../shop-parts";

/**
 * Deletes codes and sessions that are over.
 * @returns how many rows
 */
export async function forgetSignIns({ store, clock }: Shop): Promise<number> {
  const now = clock();
  const deleted = await Promise.all([store.forgetCodes(now), store.forgetSessions(now)]);
  return deleted.reduce((sum, count) => sum + count, 0);
}
