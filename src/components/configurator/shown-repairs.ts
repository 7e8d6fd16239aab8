import type { Repair } from "@/src/domain/watch/choose";

const colorOf = (key: string | null) => key?.split("-").at(-1)?.toLowerCase();

/**
 * Repairs worth a notice. Left out: the same color in another shape or family, which is what the shopper
 * means anyway, and a part that comes with the choice and stands right under it.
 */
export function shownRepairs(repairs: readonly Repair[]): readonly Repair[] {
  return repairs.filter(
    ({ from, to, reason }) => from !== null && (reason === "sold-out" || colorOf(from) !== colorOf(to)),
  );
}
