import { expect, test } from "vitest";
import { selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { catalogueGroups } from "./catalogue-groups";

const catalogue = seedCatalogue(() => undefined);
const titles = Object.fromEntries(selectionFields.map((field) => [field, field])) as Record<
  SelectionField,
  string
>;
const find = (search: string) =>
  catalogueGroups(catalogue, "fr", titles, search).flatMap(({ field, entries }) =>
    entries.map(({ key }) => `${field} ${key}`),
  );

test("every option on sale is included, once", () => {
  const groups = catalogueGroups(catalogue, "fr", titles);
  for (const { field, entries } of groups) {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.length).toBe(catalogue[field].filter(({ enabled }) => enabled).length);
  }
  expect(groups.map(({ field }) => field).toSorted()).toEqual([...selectionFields].toSorted());
});

test("a search needs every word, in any order, without accents", () => {
  expect(find("cannelee caseType")).toEqual(["caseType FL"]);
  expect(find("dial comet1")).toEqual(["dial ART-COMET1"]);
  expect(find("rien de tel")).toEqual([]);
});

test("a strap has the price of its family and opens with it", () => {
  const straps = catalogueGroups(catalogue, "fr", titles).find(({ field }) => field === "strapColor");
  const premium = straps?.entries.find(({ query }) => query.startsWith("strapStyle=PM"));
  expect(premium?.price).toBe(10_000);
  expect(premium?.query).toBe("strapStyle=PM&strapColor=SI");
});
