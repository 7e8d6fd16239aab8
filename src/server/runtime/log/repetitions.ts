/** How often one kind is written within a window; further ones are counted. */
const MAX_OF_A_KIND = 3;
const windowMs = 60_000;
/** More kinds than a shop has in a minute; beyond them the oldest are dropped. */
const MAX_KINDS = 500;

interface Kind {
  since: number;
  count: number;
}

/**
 * Keeps a log readable while an error is repeated: the first three of a kind in a minute are written, the next one
 * that is written says how many were left out.
 * @returns function that decides about a line: how many similar ones were left out before, or null to leave it out
 */
export function countRepetitions(now: () => number = Date.now): (kind: string) => number | null {
  const kinds = new Map<string, Kind>();
  return (name) => {
    const time = now();
    const known = kinds.get(name);
    if (known && time - known.since < windowMs) {
      known.count += 1;
      return known.count > MAX_OF_A_KIND ? null : 0;
    }
    if (kinds.size >= MAX_KINDS) for (const oldest of kinds.keys()) if (kinds.delete(oldest)) break;
    kinds.delete(name);
    kinds.set(name, { since: time, count: 1 });
    return known ? Math.max(0, known.count - MAX_OF_A_KIND) : 0;
  };
}
