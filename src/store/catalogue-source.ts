import type { Payload } from "payload";
import { findArticles, listArticles } from "./load-articles";
import { contentOf } from "./content-of";
import { loadCatalogue } from "./load-catalogue";
import { loadFindable } from "./load-findable";
import { loadPreorderOffers } from "./load-preorder-offers";
import { loadReviews } from "./load-reviews";
import { loadSettings } from "./load-settings";
import { loadWatches } from "./load-watches";
import { readRevision } from "./revision";

/** The CMS as values. */
export function catalogueSource(payload: Payload) {
  return {
    loadCatalogue: () => loadCatalogue(payload),
    findArticles: (skus: readonly string[]) => findArticles(payload, skus),
    listArticles: () => listArticles(payload),
    loadSettings: () => loadSettings(payload),
    loadWatches: () => loadWatches(payload),
    /** Switched on ones. */
    loadPreorderOffers: () => loadPreorderOffers(payload),
    /** Published ones. */
    loadReviews: () => loadReviews(payload),
    /** Changes with every save of something that can be found. */
    contentMark: () => readRevision(payload, "content"),
    loadFindable: () => loadFindable(payload),
    /** For pages. */
    content: contentOf(payload),
  };
}

export type CatalogueSource = ReturnType<typeof catalogueSource>;
