import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import {
  findBespokeWatches as readWatches,
  saveBespokeWatch as writeWatch,
  type BespokeWatch,
  type ComposedWatch,
} from "@/src/store/bespoke/bespoke-rows";

/** A few kilobytes each. */
const MAX_WATCHES = 2_000;

/** Saved bespoke watches are immutable: recently used ones are cached. */
export function cacheWatches(pool: Pool) {
  const watches = new LRUCache<string, BespokeWatch>({ max: MAX_WATCHES });

  return {
    /** Saves a watch; an equal one is saved only once, in its first form. */
    saveBespokeWatch: (watch: ComposedWatch) => writeWatch(pool, watch),
    /** The existing watches with these ids. */
    findBespokeWatches: async (ids: readonly string[]): Promise<readonly BespokeWatch[]> => {
      const known = ids.flatMap((id) => watches.get(id) ?? []);
      if (known.length === ids.length) return known;
      const unknown = ids.filter((id) => !watches.has(id));
      const read = await readWatches(pool, unknown);
      for (const watch of read) watches.set(watch.id, watch);
      return [...known, ...read];
    },
  };
}
