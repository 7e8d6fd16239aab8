import type { Shop } from "../shop-parts";

const day = 86_400_000;
/** Three years after the last contact, as the privacy notes under the forms say. */
const kept = 3 * 365 * day;
/** A subscription nobody confirmed. */
const unconfirmed = 30 * day;
/** Enough to answer "I got no mail". */
const sentLetters = 30 * day;

/**
 * Deletes what came through forms once its time is over.
 * @returns how many rows
 */
export async function forgetForms({ store, clock }: Shop): Promise<number> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const deleted = await Promise.all([
    store.forgetRequests(ago(kept)),
    store.forgetSubscribers({ asked: ago(unconfirmed), left: ago(kept) }),
    store.forgetLetters(ago(sentLetters)),
    store.forgetTurns(now),
  ]);
  return deleted.reduce((sum, count) => sum + count, 0);
}
