import { before } from "@/src/domain/calendar/before";
import { releaseRateLimit, rateLimit, type RateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";

/** A sign-in attempt. */
export interface Attempt {
  /** As typed, in lower case; it need not have an account. */
  readonly email: string;
  /** Network address, or null if unknown. */
  readonly address: string | null;
}

export type Tried = "password" | "code";

/** Days an address counts as known for an account: as long as the sign-in log is kept. */
const rememberedDays = 90;
const quarter = 900;
const hour = 3_600;

/** One account from one address: more than typing errors need. */
const pair = (what: Tried, { email, address }: Attempt): RateLimit => ({
  what: `staff:${what}:pair`,
  who: `${email}\0${address ?? ""}`,
  limit: { times: 10, seconds: quarter },
});

/**
 * Rate limits of an attempt. For an address with an earlier sign-in, only attempts from there count, so that attackers
 * elsewhere cannot lock the owner out.
 */
async function limitsOf(shop: Shop, what: Tried, attempt: Attempt): Promise<readonly RateLimit[]> {
  const { email, address } = attempt;
  const since = before(shop.clock(), { days: rememberedDays });
  const isOwners = address !== null && (await shop.store.staff.hasSignedInFrom({ email, address, since }));
  if (isOwners) return [pair(what, attempt)];
  return [
    pair(what, attempt),
    { what: `staff:${what}:strangers`, who: email, limit: { times: 30, seconds: hour } },
    { what: `staff:${what}:address`, who: address, limit: { times: 60, seconds: hour } },
  ];
}

/**
 * Counts an attempt before it is checked, so that parallel ones are counted too.
 * @returns a function that releases the count after a success; null if there were too many
 */
export async function countAttempt(
  shop: Shop,
  what: Tried,
  attempt: Attempt,
): Promise<(() => Promise<void>) | null> {
  const limits = await limitsOf(shop, what, attempt);
  if (!(await rateLimit(shop, limits))) return null;
  return () => releaseRateLimit(shop, limits);
}
