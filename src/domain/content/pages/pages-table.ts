import { locales } from "@/src/domain/locale/locale";
import { firstSegments } from "./first-segments";
import type { PageRow } from "./page-row";
import { secretPages } from "./secret-pages";

/**
 * Every address of the shop, a row each, with its properties: its server, its frame, whether it is a secret,
 * whether it is indexed. The first matching row counts. A page of the CMS can be
 * at any address without a route; the rows of "cms" and "both" name those that the shop's own code links to.
 * Source: specification §2, route table and shell behaviour; the two person pages are two roles of the workshop.
 */
export const pagesTable: readonly PageRow[] = [
  ...secretPages,
  { path: "/carte-cadeaux", by: "cms" },
  { path: "/avant-premiere", by: "cms" },
  { path: "/avant-premiere/bienvenue", by: "both", robots: "noindex" },
  { path: "/avant-premiere/paypal", by: "both", robots: "noindex" },
  { path: "/", by: "both" },
  { path: "/home", by: "route" },
  { path: "/contact", by: "cms" },
  { path: "/faq", by: "cms" },
  { path: "/code-inconnu", by: "route", robots: "none" },
  { path: "/faq/recherche", by: "route", robots: "noindex" },
  { path: "/montres", by: "both" },
  { path: "/montres/entretien", by: "cms" },
  { path: "/montres/manuels", by: "route", isListed: true },
  { path: "/montres/manuels/**", by: "route" },
  // The page of a pre-order is composed, or its steps begin at once.
  { path: "/montres/precommande/*" },
  {
    path: "/montres/precommande/*/1",
    by: "route",
    robots: "none",
    frame: "transparent-navbar",
  },
  { path: "/montres/precommande/*/2", by: "route", robots: "none" },
  { path: "/montres/precommande/**", by: "route" },
  { path: "/montres/choix/**", by: "route" },
  { path: "/montres/*/*", by: "route" },
  { path: "/configurator", by: "route", frame: "full-screen", isListed: true },
  { path: "/configurator/catalogue", by: "route", isListed: true },
  { path: "/configurator/catalogue/recherche", by: "route", robots: "noindex" },
  { path: "/configurator/**", by: "route" },
  { path: "/services/maintenance-et-reparation", by: "cms" },
  // One size of a watch, one amount of a gift: only the watch's page and the gift's own are indexed.
  { path: "/produit/**", by: "route", robots: "noindex" },
  { path: "/dons", by: "cms" },
  { path: "/mentions-legales", by: "cms" },
  { path: "/conditions-generales", by: "cms" },
  { path: "/politique-des-cookies", by: "cms" },
  { path: "/politique-de-retour", by: "cms" },
  { path: "/accessibilite", by: "cms" },
  { path: "/retractation", by: "route", isListed: true },
  { path: "/garantie-legale", by: "route" },
  { path: "/tokushoho", by: "route" },
  { path: "/guide-des-tailles", by: "route", isListed: true },
  { path: "/panier", by: "route", frame: "cart" },
  { path: "/panier/**", by: "route" },
  { path: "/maintenance", by: "both", robots: "noindex" },
  { path: "/premium", by: "both", frame: "standalone" },
  { path: "/precommande-collection-rose-2", robots: "noindex" },
  { path: "/programme-affiliation", by: "cms" },
  { path: "/p/**", by: "route", closed: "/p/" },
  { path: "/trouver-votre-montre", by: "route", isListed: true },
  { path: "/trouver-votre-montre/resultats", by: "route", robots: "noindex" },
  { path: "/trouver-votre-montre/**", by: "route" },
  { path: "/recherche", by: "route", robots: "noindex", closed: "/recherche" },
  // Not pages at all.
  ...Object.keys(firstSegments).map((segment): PageRow => ({ path: `/${segment}/**`, by: "route" })),
  ...locales.map((locale): PageRow => ({ path: `/${locale}/**`, by: "route" })),
];
