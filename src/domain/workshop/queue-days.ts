import { parisDay } from "@/src/domain/calendar/paris-day";
import { daysToBuild } from "./working-days";
import type { PerSort, Workshop } from "./workshop";

/**
 * Days until the workshop has built the waiting pieces and some more; nothing where the queue is ignored.
 * @param waiting pieces that wait to be built @param more pieces beside them
 */
export function queueDays(
  { perDay, closures }: Workshop,
  waiting: PerSort<number>,
  more: PerSort<number>,
  now: Date,
): PerSort<number> {
  const today = parisDay(now);
  const days = (sort: keyof typeof perDay): number => {
    const pace = perDay[sort];
    return pace === null || more[sort] === 0
      ? 0
      : daysToBuild(today, waiting[sort] + more[sort], pace, closures);
  };
  return { bespoke: days("bespoke"), ready: days("ready") };
}
