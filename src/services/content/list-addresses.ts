import { languagesOf } from "@/src/domain/content/page";
import { pagesTable } from "@/src/domain/content/pages/pages-table";
import { pathOf } from "@/src/domain/content/routes";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { isSearchable } from "@/src/domain/content/searchable";
import { offersOf } from "@/src/domain/watch/offer";
import type { PageContent } from "./page-content";

/** A page search engines may keep, and the languages it exists in. */
export interface Address {
  /** Without a language: /montres. */
  readonly path: string;
  readonly languages: readonly Locale[];
}

/** Pages of code that stand in search engines beside those of the CMS. */
const routePages = pagesTable.filter(({ isListed }) => isListed).map(({ path }) => path);

const inAllLanguages = (path: string): Address => ({ path, languages: locales });

/** Every page search engines may keep. Source: specification 10.3 for the languages. */
export async function listAddresses(
  content: Pick<PageContent, "pages" | "watches" | "products" | "manuals">,
): Promise<readonly Address[]> {
  const [pages, watches, products, manuals] = await Promise.all([
    content.pages(),
    content.watches(),
    content.products(),
    content.manuals(),
  ]);
  const ownPages = products.filter(({ isVisible, page, slug }) => isVisible && page === `/produit/${slug}`);
  const addresses = [
    ...pages
      .filter(({ slug }) => isSearchable(pathOf(slug)))
      .map((page) => ({ path: pathOf(page.slug), languages: languagesOf(page) })),
    ...[
      ...routePages,
      ...offersOf(watches, products).map(({ watch }) => watch.path),
      ...ownPages.map(({ page }) => page),
      ...manuals.map(({ number }) => `/montres/manuels/${number}`),
    ].map(inAllLanguages),
  ];
  // A line of one watch has the watch's page at the address of its own.
  return addresses.filter(({ path }, index) => addresses.findIndex((other) => other.path === path) === index);
}
