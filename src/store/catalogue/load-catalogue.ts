import type { Payload } from "payload";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { readCatalogue, type OptionKeys } from "./read-catalogue";
import { readRevision } from "@/src/store/revisions/revision";
import { perProcess } from "@/src/per-process";

interface Read {
  readonly catalogue: Catalogue;
  readonly keys: OptionKeys;
}

interface CachedCatalogue {
  readonly revision: string;
  readonly read: Promise<Read>;
}

/** By the pool of its database. */
const allCatalogues = perProcess("catalogues", () => new WeakMap<object, CachedCatalogue>());

/** The catalogue with the ids its options have in the database. */
export async function loadCatalogueAndKeys(payload: Payload): Promise<Read> {
  const catalogues = allCatalogues();
  const { pool } = payload.db;
  // The revision is read before the value: a change in between is found at the next call.
  const revision = await readRevision(payload, "catalogue");
  const kept = catalogues.get(pool);
  if (kept?.revision === revision) return kept.read;
  const entry: CachedCatalogue = { revision, read: readCatalogue(payload) };
  catalogues.set(pool, entry);
  try {
    return await entry.read;
  } catch (error) {
    // A failed read is not cached: the next call retries.
    if (catalogues.get(pool) === entry) catalogues.delete(pool);
    throw error;
  }
}

/**
 * The current catalogue. It is cached in memory, and read again when its revision in the database has changed, by any
 * process: one short query per call, always exact.
 * @throws when the database cannot be reached
 */
export async function loadCatalogue(payload: Payload): Promise<Catalogue> {
  return (await loadCatalogueAndKeys(payload)).catalogue;
}
