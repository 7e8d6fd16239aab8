import type { Payload } from "payload";
import { contentOf } from "@/src/store/cache/content-of";
import { loadLaw } from "@/src/store/content/load-law";
import { loadTerms } from "@/src/store/content/load-pages";
import { loadFindable } from "@/src/store/search/load-findable";
import { loadNewsletter } from "@/src/store/newsletter/load-newsletter";
import { loadReviews } from "@/src/store/reviews/load-reviews";
import { cacheWatches } from "./cache-watches";
import { snapshotsOf } from "./snapshots-of";

/** Data of the CMS as domain values. */
export function catalogueSource(payload: Payload) {
  const snapshots = snapshotsOf(payload);
  /** The current snapshot, after one short query. */
  const now = async () => (await snapshots.current()).value;
  return {
    /** For callers that read the content mark by another query, such as the cart. */
    snapshots,
    /** The current catalogue. */
    loadSnapshot: now,
    loadCatalogue: async () => (await now()).catalogue,
    loadSettings: async () => (await now()).settings,
    loadWords: async () => (await now()).words,
    ...cacheWatches(payload.db.pool),
    /** Published ones. */
    loadReviews: () => loadReviews(payload),
    loadNewsletter: (id: number) => loadNewsletter(payload, id),
    loadTerms: (version: string) => loadTerms(payload, version),
    /** As it is entered, for the launch checks. */
    loadLaw: () => loadLaw(payload),
    loadFindable: () => loadFindable(payload),
    /** For pages. */
    content: contentOf(payload),
  };
}

export type CatalogueSource = ReturnType<typeof catalogueSource>;
