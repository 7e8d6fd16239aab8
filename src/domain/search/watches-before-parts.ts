import type { SearchHit, SearchKind } from "./search-entry";

type Hit = Pick<SearchHit, "kind" | "title" | "summary">;

/**
 * Hits kind by kind, in the order they are shown: first the watches, where the name or the line below it of one has the
 * words, else the kind that matches best; parts last, since a colour means watches of it.
 * @param hits best first
 * @param matches whether a text has the searched words
 */
export function watchesBeforeParts<Found extends Hit>(
  hits: readonly Found[],
  matches: (text: string) => boolean,
): readonly Found[] {
  const isWatchMeant = hits.some(
    ({ kind, title, summary }) => kind === "watch" && matches(`${title} ${summary}`),
  );
  const best = hits[0]?.kind;
  const rank = (kind: SearchKind): number => {
    if (kind === "option") return 4;
    if (kind === "watch") return isWatchMeant ? 0 : 2;
    return kind === best ? 1 : 3;
  };
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const ordered = kinds.toSorted((one, other) => rank(one) - rank(other));
  return ordered.flatMap((kind) => hits.filter((hit) => hit.kind === kind));
}
