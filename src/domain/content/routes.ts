import { pageAt } from "./pages/page-at";
import type { PageRow } from "./pages/page-row";
import { pagesTable } from "./pages/pages-table";

/** The address of a page, without its language: home is "/". */
export const pathOf = (slug: string): string => (slug === "home" ? "/" : `/${slug}`);

/** Who serves an address; null for an unlisted one. */
export const servedBy = (path: string): NonNullable<PageRow["by"]> | null => pageAt(path)?.by ?? null;

/** An address that belongs to a route: a page of the CMS would never be seen there. */
export const isReserved = (slug: string): boolean => servedBy(pathOf(slug)) === "route";

/** A page the shop can't be without. */
export function isNeeded(slug: string): boolean {
  const by = servedBy(pathOf(slug));
  return by === "cms" || by === "both";
}

/** Slugs of the pages the shop can't be without. */
export const neededPages: readonly string[] = pagesTable
  .filter(({ by }) => by === "cms" || by === "both")
  .map(({ path }) => (path === "/" ? "home" : path.slice(1)));
