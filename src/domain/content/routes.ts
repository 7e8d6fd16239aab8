import { locales } from "@/src/domain/locale/locale";

/** "cms": a page marketers compose. "route": code alone. "both": a route that places a composed page's blocks. */
type Server = "cms" | "route" | "both";

type Row = readonly [path: string, by: Server];

/**
 * Who serves each address of the shop, without its language; `*` stands for one part of an address, `**` for
 * whatever follows. A page of the CMS can be at any address that no row gives to a route, and the rows of "cms"
 * and "both" name the pages the shop can't be without.
 * Source: specification §2, route table; the two person pages are the house's own roles.
 */
export const routes: readonly Row[] = [
  ["/", "both"],
  ["/home", "route"],
  ["/collection", "cms"],
  ["/collections/distinction", "cms"],
  ["/collections/distinction/rose", "cms"],
  ["/collections/custom", "cms"],
  ["/newsletter", "cms"],
  ["/newsletter/*", "route"],
  ["/a-propos", "cms"],
  ["/notre-histoire", "cms"],
  ["/philosophie", "cms"],
  ["/contact", "cms"],
  ["/faq", "cms"],
  ["/faq/recherche", "route"],
  ["/montres", "both"],
  ["/montres/entretien", "cms"],
  ["/montres/manuels/**", "route"],
  ["/montres/reminiscence", "route"],
  ["/montres/distinction", "both"],
  ["/montres/distinction-rose", "both"],
  ["/montres/distinction-horizon", "both"],
  ["/montres/distinction-bu01", "route"],
  ["/montres/precommande/distinction-horizon", "both"],
  ["/montres/precommande/**", "route"],
  ["/montres/sur-mesure", "cms"],
  ["/montres/choix/**", "route"],
  ["/montres/*/*", "route"],
  ["/configurator/**", "route"],
  ["/account/**", "route"],
  ["/auth/**", "route"],
  ["/commandes/**", "route"],
  ["/services/creation-sur-mesure", "cms"],
  ["/services/entreprise", "cms"],
  ["/services/maintenance-et-reparation", "cms"],
  ["/produit/**", "route"],
  ["/merci/**", "route"],
  ["/dons", "cms"],
  ["/mentions-legales", "cms"],
  ["/conditions-generales", "cms"],
  ["/politique-des-cookies", "cms"],
  ["/politique-de-retour", "cms"],
  ["/guide-des-tailles", "route"],
  ["/panier/**", "route"],
  ["/maintenance", "both"],
  ["/premium", "cms"],
  ["/montre-homme", "cms"],
  ["/montre-femme", "cms"],
  ["/precommande-collection-rose", "cms"],
  ["/precommande-collection-rose-2", "cms"],
  ["/avant-premiere", "cms"],
  ["/avant-premiere/bienvenue", "both"],
  ["/avant-premiere/paypal", "both"],
  ["/programme-affiliation", "cms"],
  ["/programme-affiliation/rapport/**", "route"],
  ["/p/**", "route"],
  ["/carte-cadeaux", "cms"],
  ["/carte-cadeaux/*", "route"],
  ["/offrir-une-montre", "cms"],
  ["/trouver-votre-montre/**", "route"],
  ["/recherche", "route"],
  ["/formulaire", "route"],
  ["/etabli", "cms"],
  ["/bureau-de-dessin", "cms"],
  // Not pages at all.
  ["/api/**", "route"],
  ["/admin/**", "route"],
  ...locales.map((locale) => [`/${locale}/**`, "route"] as const),
];

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/\*\*$/g, "(/.*)?").replaceAll("/*", "/[^/]+")}$`);

const patterns = routes.map(([path, by]) => ({ matches: pattern(path), by }));

/** The address of a page, without its language: home is "/". */
export const pathOf = (slug: string): string => (slug === "home" ? "/" : `/${slug}`);

/** Who serves an address; null where the table leaves it free. The first row that matches counts. */
export const servedBy = (path: string): Server | null =>
  patterns.find(({ matches }) => matches.test(path))?.by ?? null;

/** An address that belongs to a route: a page of the CMS would never be seen there. */
export const isReserved = (slug: string): boolean => servedBy(pathOf(slug)) === "route";

/** A page the shop can't be without. */
export function isNeeded(slug: string): boolean {
  const by = servedBy(pathOf(slug));
  return by === "cms" || by === "both";
}

/** Slugs of the pages the shop can't be without. */
export const neededPages: readonly string[] = routes
  .filter(([, by]) => by !== "route")
  .map(([path]) => (path === "/" ? "home" : path.slice(1)));
