/**
 * A page of a list, of one entry more than it shows.
 * @param cursorOf cursor that the next page begins after
 */
export function listPage<Found, Entry>(
  found: readonly Found[],
  limit: number,
  { entryOf, cursorOf }: { entryOf: (one: Found) => Entry; cursorOf: (last: Found) => string },
): { data: Entry[]; next: string | null } {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(entryOf),
    next: found.length > limit && last !== undefined ? cursorOf(last) : null,
  };
}
