const minute = 60;
const day = 86_400;

/**
 * Seconds for which a fetched profile is used: as its platform says, a minute at least and a day at most. Source: overview of the
 * protocol, fetching.
 */
export function profileLifetime(cacheControl: string | null): number {
  const given = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(cacheControl ?? "")?.[1];
  return Math.min(Math.max(Number(given ?? 0), minute), day);
}

/** Seconds until a profile that could not be fetched is tried again: a minute, doubled with each failure in a row up to an hour. */
export const failureLifetime = (failures: number): number =>
  Math.min(minute * 2 ** (failures - 1), 60 * minute);
