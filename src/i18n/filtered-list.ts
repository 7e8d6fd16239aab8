import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { filterSegment, isKept, readFilter } from "@/src/domain/watch/filter-address";

/** The whole list in any language, as the browser asks for it. */
const list = new RegExp(`^(?:/(${locales.filter((code) => code !== defaultLocale).join("|")}))?/montres/?$`);

/**
 * The page behind a filtered list: /en/montres?couleur=bleu is served by /en/montres/choix/couleur.bleu, which is
 * kept like any other page; a deep combination by /choix/libre/…, which is made at each request.
 * @returns null for every other address
 */
export function filteredListPath(pathname: string, query: URLSearchParams): string | null {
  const match = list.exec(pathname);
  const filter = match && query.size > 0 ? readFilter(query) : null;
  if (!match || !filter) return null;
  const folder = isKept(filter) ? "choix" : "choix/libre";
  return `/${match[1] ?? defaultLocale}/montres/${folder}/${filterSegment(filter)}`;
}
