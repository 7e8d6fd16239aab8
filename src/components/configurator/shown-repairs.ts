import type { Repair } from "@/src/domain/watch/choose";
import type { Rule } from "@/src/domain/watch/rules";
import type { Selection } from "@/src/domain/watch/selection";

interface Told {
  readonly before: Selection;
  readonly after: Selection;
}

const colorOf = (key: string | null) => key?.split("-").at(-1)?.toLowerCase();

/**
 * Repairs worth a notice. Left out: the same color in another shape or family at no other price, which is what the shopper
 * means anyway.
 */
export function shownRepairs(
  repairs: readonly Repair[],
  costOf: (repair: Repair) => number = () => 0,
): readonly Repair[] {
  return repairs.filter(
    (repair) =>
      repair.reason === "sold-out" || colorOf(repair.from) !== colorOf(repair.to) || costOf(repair) !== 0,
  );
}

/**
 * The selection whose part a reason speaks of: a part that had to leave is named as it was, one that stays as it is.
 * The diver has no 36 mm; whoever chooses 36 mm reads about the diver, not about what came in its place.
 */
export const reasonIn = ({ before, after }: Told, { field }: Repair, rule: Pick<Rule, "by">): Selection =>
  field === rule.by ? before : after;
