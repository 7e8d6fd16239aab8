import type { Payload } from "payload";
import type { PageContent } from "@/src/services/content/page-content";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { loadWatches } from "@/src/store/catalogue/load-watches";
import { readNewestRows } from "@/src/store/newest-rows";
import { loadBrand } from "@/src/store/content/load-brand";
import { loadDraftPage } from "@/src/store/content/load-pages";
import { pageContentOf } from "./page-content-of";

/** The CMS in preview mode for staff: the brand, pages, watches and products in their newest drafts. */
export function previewContentOf(payload: Payload): PageContent {
  const published = pageContentOf(payload);
  return {
    ...published,
    settings: async () => {
      const [settings, brand] = await Promise.all([published.settings(), loadBrand(payload, true)]);
      return { ...settings, brand };
    },
    page: (slug) => loadDraftPage(payload, slug),
    watches: () => loadWatches(payload, readNewestRows),
    products: () => loadProducts(payload, readNewestRows),
  };
}
