import { expect, test } from "vitest";
import { privatePaths, publicPaths } from "@/tests/e2e/parts/shop-paths";
import { isSearchable } from "@/src/domain/content/searchable";
import { pageAt } from "./page-at";
import { pagesTable } from "./pages-table";

test.each(privatePaths)("search engines leave out %s", (address) => {
  expect(pageAt(address.split("?", 1)[0] ?? "")?.robots).toBeDefined();
});

test.each(publicPaths)("%s may be linked to, so its links are followed", (address) => {
  expect(pageAt(address)?.robots).not.toBe("none");
});

test("what the sitemap lists, nothing else hides", () => {
  const hidden = pagesTable.filter(
    ({ isListed, isSecret, robots, closed }) => isListed && (isSecret || robots || closed),
  );
  expect(hidden).toEqual([]);
});

test.each([
  ["/faq", true],
  ["/une-page-libre", true],
  ["/faq/recherche", false],
  ["/avant-premiere/bienvenue", false],
  ["/precommande-collection-rose-2", false],
  ["/commandes/x", false],
])("search engines may keep %s: %s", (address, expected) => {
  expect(isSearchable(address)).toBe(expected);
});

test("the first row that matches counts", () => {
  expect(pageAt("/commandes/avis/x")?.frame).toBe("personal");
  expect(pageAt("/commandes/x")?.frame).toBeUndefined();
  expect(pageAt("/une-page-libre")).toBeUndefined();
});
