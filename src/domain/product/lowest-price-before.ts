import { minor, type Minor } from "@/src/domain/money/minor";

/** Price of a product from a moment until the next entry. */
export interface PastPrice {
  /** hundredths of a euro, as paid */
  readonly paid: Minor;
  /** whole percent */
  readonly discount: number;
  readonly since: Date;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * Lowest price of the 30 days before the running reduction began; a reduction that was deepened step by step
 * counts from its first step. A product younger than that answers with the prices it has had.
 * @param history in any order
 * @returns hundredths of a euro, null when nothing is reduced or nothing is known of before
 * Source: specification 9.4.
 */
export function lowestPriceBefore(history: readonly PastPrice[]): Minor | null {
  const newestFirst = history.toSorted((one, other) => other.since.getTime() - one.since.getTime());
  const before = newestFirst.findIndex((price) => price.discount === 0);
  // The newest price is no reduction, or it was reduced from its first day.
  if (before <= 0) return null;
  const began = Math.min(...newestFirst.slice(0, before).map(({ since }) => since.getTime()));
  const earlier = newestFirst.slice(before);
  // The price that was in force when the 30 days began counts, although it was set before them.
  const lastBefore = earlier.findIndex((price) => price.since.getTime() <= began - thirtyDays);
  const counted = lastBefore === -1 ? earlier : earlier.slice(0, lastBefore + 1);
  return minor(Math.min(...counted.map(({ paid }) => paid)));
}
