import { expect, test } from "vitest";
import { privatePaths, publicPaths } from "@/tests/e2e/parts/shop-paths";
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

test("the first row that matches counts", () => {
  expect(pageAt("/commandes/avis/x")?.frame).toBe("personal");
  expect(pageAt("/commandes/x")?.frame).toBeUndefined();
  expect(pageAt("/une-page-libre")).toBeUndefined();
});
