import type { Payload } from "payload";
import type { Locale } from "../domain/locale/locale";
import type { PageContent } from "../services/content/page-content";
import { cached } from "../store/cached";
import { loadCatalogue } from "../store/load-catalogue";
import { loadManuals } from "../store/load-manuals";
import { loadBanners, loadFooter, loadNavigation } from "../store/load-navigation";
import { loadOverPaths } from "../store/load-over-paths";
import { loadPage, loadPages } from "../store/load-pages";
import { loadQuestions } from "../store/load-questions";
import { loadTextOverrides } from "../store/load-texts";
import { loadProducts } from "../store/load-products";
import { loadQuiz } from "../store/load-quiz";
import { loadReviews } from "../store/load-reviews";
import { loadSettings } from "../store/load-settings";
import { loadWatches } from "../store/load-watches";

/** The CMS as pages read it: kept by Next, and thrown away as soon as an editor saves what it was made from. */
export function pageContentOf(payload: Payload): PageContent {
  return {
    watches: cached(payload, "watches", ["watches", "catalogue", "media"], () => loadWatches(payload)),
    products: cached(payload, "products", ["products", "watches", "media"], () => loadProducts(payload)),
    reviews: cached(payload, "reviews", ["reviews", "watches"], () => loadReviews(payload)),
    catalogue: cached(payload, "catalogue", ["catalogue", "media"], () => loadCatalogue(payload)),
    settings: cached(payload, "settings", ["settings", "products"], () => loadSettings(payload)),
    navigation: cached(payload, "navigation", ["navigation"], () => loadNavigation(payload)),
    footer: cached(payload, "footer", ["navigation"], () => loadFooter(payload)),
    banners: cached(payload, "banners", ["banners"], () => loadBanners(payload)),
    textOverrides: cached(payload, "texts", ["texts"], (locale: Locale) =>
      loadTextOverrides(payload, locale),
    ),
    pages: cached(payload, "pages", ["pages", "watches", "media", "settings"], () => loadPages(payload)),
    quiz: cached(payload, "quiz", ["quiz", "watches", "media"], () => loadQuiz(payload)),
    manuals: cached(payload, "manuals", ["manuals", "watches", "media", "settings"], () =>
      loadManuals(payload),
    ),
    page: cached(payload, "page", ["pages", "watches", "media", "settings"], (slug: string) =>
      loadPage(payload, slug),
    ),
    overPaths: cached(payload, "over-paths", ["pages"], () => loadOverPaths(payload)),
    questions: cached(payload, "questions", ["questions", "settings"], () => loadQuestions(payload)),
  };
}
