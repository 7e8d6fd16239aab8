import { languagesOf } from "@/src/domain/content/page";
import { pagesTable } from "@/src/domain/content/pages/pages-table";
import { pathOf } from "@/src/domain/content/routes";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { isSearchable } from "@/src/domain/content/searchable";
import { listedLines, offersOf } from "@/src/domain/watch/offer";
import { linePath } from "@/src/domain/watch/watch-line";
import type { Change } from "@/src/store/content/read-changes";
import type { PageContent } from "./page-content";

/** A page for search engines, and the languages it exists in. */
export interface Address {
  /** Without a language: /montres. */
  readonly path: string;
  readonly languages: readonly Locale[];
  /** Last change of its content, if known; ISO. */
  readonly changedAt?: string;
}

/** Coded pages listed in search engines beside those of the CMS. */
const routePages = pagesTable.filter(({ isListed }) => isListed).map(({ path }) => path);

/** Every page for search engines. Source: specification 10.3 for the languages. */
export async function listAddresses(
  content: Pick<PageContent, "pages" | "watches" | "products" | "manuals" | "changes">,
): Promise<readonly Address[]> {
  const [pages, watches, products, manuals, changes] = await Promise.all([
    content.pages(),
    content.watches(),
    content.products(),
    content.manuals(),
    content.changes(),
  ]);
  const changed = (kind: Change["kind"], key: string) => {
    const at = changes.find((change) => change.kind === kind && change.key === key)?.at;
    return at === undefined ? {} : { changedAt: at };
  };
  const offers = offersOf(watches, products);
  const addresses: readonly Address[] = [
    ...pages
      .filter(({ slug }) => isSearchable(pathOf(slug)))
      .map((page) => ({
        path: pathOf(page.slug),
        languages: languagesOf(page),
        ...changed("page", page.slug),
      })),
    ...routePages.map((path) => ({ path, languages: locales })),
    // Those without a composed page.
    ...listedLines(offers).map(({ key }) => ({ path: linePath(key), languages: locales })),
    ...offers.map(({ watch }) => ({
      path: watch.path,
      languages: locales,
      ...changed("watch", watch.code),
    })),
    ...manuals.map(({ number }) => ({
      path: `/montres/manuels/${number}`,
      languages: locales,
      ...changed("manual", String(number)),
    })),
  ];
  // A line has the same address as its composed page or its only watch.
  return addresses.filter(({ path }, index) => addresses.findIndex((other) => other.path === path) === index);
}
