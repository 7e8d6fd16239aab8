import { workshopDayBefore, workshopDayFrom } from "./working-days";
import { buildSorts, type BuildSort, type PerSort, type Workshop } from "./workshop";

/** A piece that is to be built by a day. */
interface Planned {
  /** null for a piece without a pace of its own: a pre-order */
  readonly sort: BuildSort | null;
  /** as 2026-12-24 */
  readonly promised: string;
  readonly line: { readonly quantity: number };
}

/** A working day with the pieces due on it. */
export interface PlannedDay<Build> {
  readonly day: string;
  readonly builds: readonly Build[];
  readonly pieces: PerSort<number>;
  /** More is due by this day than can be built from today on. */
  readonly isOverfull: boolean;
}

/** Working days from one to the other, both included. */
function workingDays(from: string, to: string, { closures }: Workshop): number {
  let count = 0;
  for (let day = workshopDayFrom(from, closures); day <= to; count += 1) {
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    day = workshopDayFrom(next, closures);
  }
  return count;
}

/**
 * Work by working days: pieces promised for a day off are due on the last working day before it, late pieces today.
 * A day is overfull where the pieces due by it exceed the capacity of the days up to it.
 * @param today as 2026-12-24
 */
export function planDays<Build extends Planned>(
  builds: readonly Build[],
  workshop: Workshop,
  today: string,
): readonly PlannedDay<Build>[] {
  const first = workshopDayFrom(today, workshop.closures);
  const due = new Map<string, Build[]>();
  for (const build of builds.toSorted((one, other) => one.promised.localeCompare(other.promised))) {
    const worked = workshopDayBefore(build.promised, workshop.closures);
    const day = worked < first ? first : worked;
    due.set(day, [...(due.get(day) ?? []), build]);
  }
  const total = { bespoke: 0, ready: 0 };
  return [...due]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, ofDay]) => {
      const pieces = { bespoke: 0, ready: 0 };
      for (const { sort, line } of ofDay) if (sort !== null) pieces[sort] += line.quantity;
      for (const sort of buildSorts) total[sort] += pieces[sort];
      const days = workingDays(first, day, workshop);
      const isOverfull = buildSorts.some((sort) => {
        const pace = workshop.perDay[sort];
        return pace !== null && pieces[sort] > 0 && total[sort] > pace * days;
      });
      return { day, builds: ofDay, pieces, isOverfull };
    });
}
