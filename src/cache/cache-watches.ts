import type { Pool } from "pg";
import {
  findBespokeWatches as readWatches,
  saveBespokeWatch as writeWatch,
  type BespokeWatch,
} from "@/src/store/bespoke/bespoke-rows";

/** A few kilobytes each. */
const most = 2_000;

/** What of a map was used last: a Map keeps insertion order, which serves as order of use. */
function recent(watches: Map<string, BespokeWatch>, id: string): BespokeWatch | undefined {
  const watch = watches.get(id);
  if (!watch) return undefined;
  watches.delete(id);
  watches.set(id, watch);
  return watch;
}

/** Bespoke watches never change once they are kept: those asked for last are read once. */
export function cacheWatches(pool: Pool) {
  const watches = new Map<string, BespokeWatch>();

  function remember(watch: BespokeWatch): void {
    watches.set(watch.id, watch);
    for (const oldest of watches.keys()) {
      if (watches.size <= most) return;
      watches.delete(oldest);
    }
  }

  return {
    /** Keeps a watch; the same one is kept once, as it was the first time. */
    saveBespokeWatch: (watch: BespokeWatch) => writeWatch(pool, watch),
    /** The watches of these ids, those that exist. */
    findBespokeWatches: async (ids: readonly string[]): Promise<readonly BespokeWatch[]> => {
      const known = ids.flatMap((id) => recent(watches, id) ?? []);
      if (known.length === ids.length) return known;
      const unknown = ids.filter((id) => !watches.has(id));
      const read = await readWatches(pool, unknown);
      for (const watch of read) remember(watch);
      return [...known, ...read];
    },
  };
}
