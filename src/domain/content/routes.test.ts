import { expect, it } from "vitest";
import { pagesTable } from "./pages/pages-table";
import { isNeeded, isReserved, neededPages, pathOf, servedBy } from "./routes";

const cases: readonly [slug: string, isReserved: boolean, isNeeded: boolean][] = [
  ["home", false, true],
  ["faq", false, true],
  ["faq/recherche", true, false],
  ["montres", false, true],
  ["montres/entretien", false, true],
  ["montres/manuels", true, false],
  ["montres/manuels/1", true, false],
  ["montres/distinction", false, false],
  ["montres/distinction/DI01", true, false],
  ["montres/nouveautes", false, false],
  ["configurator", true, false],
  ["configurator/p/x", true, false],
  ["panier", true, false],
  ["panier-cadeau", false, false],
  ["carte-cadeaux", false, true],
  ["carte-cadeaux/ABC", true, false],
  ["api/cart", true, false],
  ["apiculture", false, false],
  ["img/x", true, false],
  ["imgs/x", false, false],
  ["feeds", true, false],
  ["sitemap", true, false],
  ["admin", true, false],
  ["en/faq", true, false],
  ["etabli", false, false],
  ["une-page-libre", false, false],
];

it.each(cases)("knows whether %s is a route's and whether the shop needs it", (slug, reserved, needed) => {
  expect(isReserved(slug)).toBe(reserved);
  expect(isNeeded(slug)).toBe(needed);
});

it("names every address once", () => {
  const paths = pagesTable.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

// Those that the code links to, or that place blocks in a route; all others are the owner's to delete.
it("knows every page the shop can't be without", () => {
  const needed = [
    "home",
    "contact",
    "faq",
    "dons",
    "montres",
    "montres/entretien",
    "services/maintenance-et-reparation",
    "mentions-legales",
    "conditions-generales",
    "politique-des-cookies",
    "politique-de-retour",
    "accessibilite",
    "carte-cadeaux",
    "premium",
    "avant-premiere",
    "avant-premiere/bienvenue",
    "avant-premiere/paypal",
    "programme-affiliation",
    "maintenance",
  ];
  expect(neededPages.toSorted()).toEqual(needed.toSorted());
});

it("hides no page it needs behind an earlier row", () => {
  expect(neededPages.filter((slug) => servedBy(pathOf(slug)) === "route")).toEqual([]);
});
