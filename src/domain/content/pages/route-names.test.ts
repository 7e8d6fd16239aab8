import { expect, test } from "vitest";
import { pageAt } from "./page-at";
import { pagesTable } from "./pages-table";
import { routeNames } from "./route-names";

test("every name belongs to a page of code, and every listed page of code has one", () => {
  expect(Object.keys(routeNames).filter((path) => pageAt(path)?.by !== "route")).toEqual([]);
  const listed = pagesTable.filter(({ isListed }) => isListed).map(({ path }) => path);
  expect(listed.filter((path) => !(path in routeNames))).toEqual([]);
});
