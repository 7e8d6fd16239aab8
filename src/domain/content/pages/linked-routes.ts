import { searchedPages, type SearchedPage } from "@/src/domain/search/search-vocabulary";

/** Routes that staff can link to but that the search does not list. */
const further = { search: "/recherche", cart: "/panier", account: "/account" } as const;

/** Names of routes in link fields, in one language (messages/search-words.json). */
export interface RouteWords {
  readonly pages: Readonly<Record<SearchedPage, { readonly title: string }>>;
  readonly links: Readonly<Record<keyof typeof further, string>>;
}

/** Routes that staff can link to, by their paths, each with its name. */
export const linkedRoutes = ({ pages, links }: RouteWords): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(searchedPages).map(
      ([name, path]) => [path, pages[name as SearchedPage].title] as const,
    ),
    ...Object.entries(further).map(([name, path]) => [path, links[name as keyof typeof further]] as const),
  ]);
