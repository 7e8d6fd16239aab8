import type { Payload } from "payload";
import type { PageContent } from "@/src/services/content/page-content";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { loadWatches } from "@/src/store/catalogue/load-watches";
import { readNewestRows } from "@/src/store/newest-rows";
import { loadDraftPage } from "@/src/store/content/load-pages";
import { pageContentOf } from "./page-content-of";

/** The CMS as its staff previews it: pages, watches and products as their newest drafts have them. */
export function previewContentOf(payload: Payload): PageContent {
  return {
    ...pageContentOf(payload),
    page: (slug) => loadDraftPage(payload, slug),
    watches: () => loadWatches(payload, readNewestRows),
    products: () => loadProducts(payload, readNewestRows),
  };
}
