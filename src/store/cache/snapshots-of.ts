import type { Payload } from "payload";
import { loadCatalogue } from "@/src/store/catalogue/load-catalogue";
import { loadPreorderOffers } from "@/src/store/preorders/load-preorder-offers";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { loadSettings } from "@/src/store/content/load-settings";
import { loadWatches } from "@/src/store/catalogue/load-watches";
import { readContentMark } from "@/src/store/revisions/revision";
import { loadWords } from "@/src/i18n/words";
import { loadAllTextOverrides } from "@/src/store/content/load-texts";
import { perProcess } from "@/src/per-process";
import { cacheByRevision, type RevisionCache } from "./cache-by-revision";
import { snapshotOf, type Snapshot } from "./snapshot";

async function readSnapshot(payload: Payload): Promise<Snapshot> {
  const [catalogue, watches, products, preorderOffers, settings, overrides] = await Promise.all([
    loadCatalogue(payload),
    loadWatches(payload),
    loadProducts(payload),
    loadPreorderOffers(payload),
    loadSettings(payload),
    loadAllTextOverrides(payload),
  ]);
  const words = await loadWords(settings.brand.name, overrides);
  return snapshotOf({ catalogue, watches, products, preorderOffers, settings, words });
}

/** By the pool of its database. */
const allSnapshots = perProcess("snapshots", () => new WeakMap<object, RevisionCache<Snapshot>>());

/** The snapshot of a running CMS. */
export function snapshotsOf(payload: Payload): RevisionCache<Snapshot> {
  const snapshots = allSnapshots();
  const { pool } = payload.db;
  const known = snapshots.get(pool);
  if (known) return known;
  const kept = cacheByRevision(
    () => readContentMark(pool),
    () => readSnapshot(payload),
  );
  snapshots.set(pool, kept);
  return kept;
}
