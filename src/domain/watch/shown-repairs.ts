import type { Repair } from "./choose";
import type { Rule } from "./rules";
import type { Selection } from "./selection";

interface Told {
  readonly before: Selection;
  readonly after: Selection;
}

const colorOf = (key: string | null) => key?.split("-").at(-1)?.toLowerCase();

/**
 * Repairs worth a notice. Omitted: the same color in another shape or family at the same price, which matches the
 * shopper's intention.
 */
export function shownRepairs(
  repairs: readonly Repair[],
  hasOtherPrice: (repair: Repair) => boolean = () => false,
): readonly Repair[] {
  return repairs.filter(
    (repair) =>
      repair.reason === "sold-out" || colorOf(repair.from) !== colorOf(repair.to) || hasOtherPrice(repair),
  );
}

/**
 * The selection whose part a reason names: a replaced part is named by its old value, a kept one by its current
 * value. The diver has no 36 mm: choosing 36 mm shows a notice about the diver, not about its replacement.
 */
export const reasonIn = ({ before, after }: Told, { field }: Repair, rule: Pick<Rule, "by">): Selection =>
  field === rule.by ? before : after;
