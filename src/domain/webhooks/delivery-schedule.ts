const minute = 60_000;
const hour = 60 * minute;

/** Delays by attempt; the last one repeats. */
const retryDelays = [0.5 * minute, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 8 * hour];

/** Time in which a delivery is attempted. */
const attemptedFor = 24 * hour;

/** Time after which an address that accepts nothing is switched off. */
const triedFor = 3 * 24 * hour;

/**
 * When a delivery that has failed is attempted again; null to give it up.
 * @param attempts so far
 * @param queuedAt begin of its attempts
 */
export function nextAttempt(attempts: number, queuedAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + (retryDelays[attempts - 1] ?? retryDelays.at(-1) ?? 0));
  return next.getTime() - queuedAt.getTime() > attemptedFor ? null : next;
}

/** Whether an address is switched off. @param failingSince its first failure after which nothing was accepted */
export const isFailingTooLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= triedFor;
