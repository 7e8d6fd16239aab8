import type { Payload } from "payload";
import type { PageContent } from "@/src/services/content/page-content";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { loadWatches } from "@/src/store/catalogue/load-watches";
import { readNewestRows } from "@/src/store/newest-rows";
import { loadDraftPage } from "@/src/store/content/load-pages";
import { pageContentOf } from "./page-content-of";

/** The CMS in preview mode for staff: pages, watches and products in their newest drafts. */
export function previewContentOf(payload: Payload): PageContent {
  return {
    ...pageContentOf(payload),
    page: (slug) => loadDraftPage(payload, slug),
    watches: () => loadWatches(payload, readNewestRows),
    products: () => loadProducts(payload, readNewestRows),
  };
}
