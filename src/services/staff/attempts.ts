import { before } from "@/src/domain/calendar/before";
import { releaseRateLimit, rateLimit, type RateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";

/** Who tries, from where. */
export interface Attempt {
  /** As typed, in small letters; it need not belong to anybody. */
  readonly email: string;
  /** Network address, or null where none is known. */
  readonly address: string | null;
}

export type Tried = "password" | "code";

/** Days an address is remembered as one of its owner's: as long as the log of sign-ins. */
const rememberedDays = 90;
const quarter = 900;
const hour = 3_600;

/** One account from one address: more than anybody mistypes. */
const pair = (what: Tried, { email, address }: Attempt): RateLimit => ({
  what: `staff:${what}:pair`,
  who: `${email}\0${address ?? ""}`,
  limit: { times: 10, seconds: quarter },
});

/**
 * What an attempt counts against. Where the account was signed in before, only the attempts from there count: whatever
 * strangers do elsewhere, its owner gets in.
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
 * Counts an attempt before anybody knows how it ends, so that parallel ones are counted too.
 * @returns how to take it back when it was the right one; null when there were too many
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
