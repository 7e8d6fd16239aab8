import type { Payload } from "payload";
import type { Locale } from "@/src/domain/locale/locale";
import { cached } from "@/src/store/revalidation/cached";
import { loadCatalogue } from "@/src/store/catalogue/load-catalogue";
import { loadLaw } from "@/src/store/content/load-law";
import { loadJapanNotice } from "@/src/store/content/load-japan-notice";
import { loadManuals } from "@/src/store/content/load-manuals";
import { loadBanners } from "@/src/store/content/load-banners";
import { loadFooter, loadNavigation } from "@/src/store/content/load-navigation";
import { loadTransparentNavbarPaths } from "@/src/store/content/load-transparent-navbar-paths";
import { loadPagePictures } from "@/src/store/content/load-page-pictures";
import { loadPageSlugs } from "@/src/store/content/load-page-slugs";
import { loadPage, loadPages } from "@/src/store/content/load-pages";
import { loadPreorderOffers } from "@/src/store/preorders/load-preorder-offers";
import { loadQuestions } from "@/src/store/content/load-questions";
import { loadTextOverrides } from "@/src/store/content/load-texts";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { loadQuiz } from "@/src/store/content/load-quiz";
import { loadRedirects } from "@/src/store/content/load-redirects";
import { loadReviews } from "@/src/store/reviews/load-reviews";
import { loadSettings } from "@/src/store/content/load-settings";
import { readChanges } from "@/src/store/content/read-changes";
import { readTrackerIds } from "@/src/store/content/read-tracker-ids";
import { loadWatches } from "@/src/store/catalogue/load-watches";

/** What texts with placeholders are filled from. */
const counted = ["settings", "watches", "catalogue"] as const;

/**
 * CMS content for pages: cached by Next, and invalidated when an editor saves. Never price a sale with it; the loaders
 * themselves are exact.
 */
export function contentOf(payload: Payload) {
  const slugs = cached(payload, "page-slugs", ["pages"], () => loadPageSlugs(payload));
  const page = cached(payload, "page", ["pages", "media", ...counted], (slug: string) =>
    loadPage(payload, slug),
  );
  return {
    watches: cached(payload, "watches", ["watches", "catalogue", "media"], () => loadWatches(payload)),
    products: cached(payload, "products", ["products", "watches", "media", "preorders"], () =>
      loadProducts(payload),
    ),
    preorderOffers: cached(
      payload,
      "preorder-offers",
      ["preorders", "products", "watches", "catalogue"],
      () => loadPreorderOffers(payload),
    ),
    reviews: cached(payload, "reviews", ["reviews", "watches"], () => loadReviews(payload)),
    catalogue: cached(payload, "catalogue", ["catalogue", "media"], () => loadCatalogue(payload)),
    settings: cached(payload, "settings", ["settings", "products"], () => loadSettings(payload)),
    law: cached(payload, "law", ["settings", "media"], () => loadLaw(payload)),
    japanNotice: cached(payload, "japan-notice", counted, () => loadJapanNotice(payload)),
    pagePictures: cached(payload, "page-pictures", ["settings", "media"], () => loadPagePictures(payload)),
    trackerIds: cached(payload, "tracker-ids", ["settings"], () => readTrackerIds(payload.db.pool)),
    navigation: cached(payload, "navigation", ["navigation"], () => loadNavigation(payload)),
    footer: cached(payload, "footer", ["navigation", ...counted], () => loadFooter(payload)),
    banners: cached(payload, "banners", ["banners", ...counted], () => loadBanners(payload)),
    textOverrides: cached(payload, "texts", ["texts"], (locale: Locale) =>
      loadTextOverrides(payload, locale),
    ),
    pages: cached(payload, "pages", ["pages", "media", ...counted], () => loadPages(payload)),
    quiz: cached(payload, "quiz", ["quiz", "watches", "media"], () => loadQuiz(payload)),
    manuals: cached(payload, "manuals", ["manuals", "watches", "media", "settings"], () =>
      loadManuals(payload),
    ),
    // Unknown paths are not cached: there are infinitely many.
    page: async (slug: string) => ((await slugs()).includes(slug) ? page(slug) : null),
    changes: cached(payload, "changes", ["pages", "watches", "products", "manuals"], () =>
      readChanges(payload.db.pool),
    ),
    redirects: cached(payload, "redirects", ["redirects", "pages"], () => loadRedirects(payload)),
    overPaths: cached(payload, "over-paths", ["pages"], () => loadTransparentNavbarPaths(payload)),
    questions: cached(payload, "questions", ["questions", ...counted], () => loadQuestions(payload)),
  };
}
