import type { SearchHit, SearchKind } from "./search-entry";

/**
 * Hits kind by kind, in the order they are shown: a search for a colour means watches of it, not its parts. A page, question
 * or product that matches best stays first.
 * @param hits best first
 */
export function watchesBeforeParts<Hit extends Pick<SearchHit, "kind">>(
  hits: readonly Hit[],
): readonly Hit[] {
  const best = hits[0]?.kind;
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const rank = (kind: SearchKind): number => {
    if (kind === "option") return 3;
    if (kind === best) return 0;
    return kind === "watch" ? 1 : 2;
  };
  const ordered = kinds.toSorted((one, other) => rank(one) - rank(other));
  return ordered.flatMap((kind) => hits.filter((hit) => hit.kind === kind));
}
