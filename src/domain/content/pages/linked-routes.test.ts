import { expect, test } from "vitest";
import words from "@/src/i18n/messages/fr/search-words.json";
import { linkedRoutes } from "./linked-routes";
import { pageAt } from "./page-at";
import { pagesTable } from "./pages-table";

const routes = linkedRoutes(words);

test("every name belongs to a page of code, and every listed page of code has one", () => {
  expect(Object.keys(routes).filter((path) => pageAt(path)?.by !== "route")).toEqual([]);
  const listed = pagesTable.filter(({ isListed }) => isListed).map(({ path }) => path);
  expect(listed.filter((path) => !(path in routes))).toEqual([]);
});

test("is called what the search calls it, or by a name of its own", () => {
  expect(routes["/guide-des-tailles"]).toBe("Guide des tailles");
  expect(routes["/panier"]).toBe("Panier");
});
