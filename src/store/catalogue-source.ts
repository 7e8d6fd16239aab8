import type { Payload } from "payload";
import { cached } from "./cached";
import { findArticles, listArticles } from "./load-articles";
import { loadCatalogue } from "./load-catalogue";
import { loadFindable } from "./load-findable";
import { loadBanners, loadFooter, loadNavigation } from "./load-navigation";
import { loadPage } from "./load-pages";
import { loadQuestions } from "./load-questions";
import { loadProducts } from "./load-products";
import { loadReviews } from "./load-reviews";
import { loadSettings } from "./load-settings";
import { loadWatches } from "./load-watches";
import { readRevision } from "./revision";

/**
 * What pages are made of, kept until an editor saves something of it: static pages carry the tags and are
 * made again at once. Never price a sale with these; the loaders beside them are exact.
 */
function contentOf(payload: Payload) {
  const keep = <Arguments extends readonly string[], Value>(
    name: string,
    tags: Parameters<typeof cached>[2],
    load: (...args: Arguments) => Promise<Value>,
  ) => cached(payload, name, tags, load);
  return {
    loadCatalogue: keep("catalogue", ["catalogue", "media"], () => loadCatalogue(payload)),
    loadSettings: keep("settings", ["settings", "products"], () => loadSettings(payload)),
    loadWatches: keep("watches", ["watches", "catalogue", "media"], () => loadWatches(payload)),
    loadProducts: keep("products", ["products", "watches", "media"], () => loadProducts(payload)),
    loadBanners: keep("banners", ["banners"], () => loadBanners(payload)),
    loadNavigation: keep("navigation", ["navigation"], () => loadNavigation(payload)),
    loadFooter: keep("footer", ["navigation"], () => loadFooter(payload)),
    loadPage: keep("page", ["pages", "watches", "media"], (slug: string) => loadPage(payload, slug)),
    loadQuestions: keep("questions", ["questions"], () => loadQuestions(payload)),
  };
}

/** The CMS as values. */
export function catalogueSource(payload: Payload) {
  return {
    loadCatalogue: () => loadCatalogue(payload),
    findArticles: (skus: readonly string[]) => findArticles(payload, skus),
    listArticles: () => listArticles(payload),
    loadSettings: () => loadSettings(payload),
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
