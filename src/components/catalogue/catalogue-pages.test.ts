import fc from "fast-check";
import { expect, test } from "vitest";
import { selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { catalogueGroups, type CatalogueGroup } from "./catalogue-groups";
import { entriesPerPage, firstOf, groupPath, pageOfGroups } from "./catalogue-pages";

const titles = Object.fromEntries(selectionFields.map((field) => [field, field])) as Record<
  SelectionField,
  string
>;
const all = catalogueGroups(
  seedCatalogue(() => undefined),
  "fr",
  titles,
);

test("all pages together are all groups, in order, no page larger than the limit", () => {
  fc.assert(
    fc.property(fc.subarray([...all]), (groups) => {
      const { count } = pageOfGroups(groups, 1);
      const pages = Array.from({ length: count }, (_, index) => pageOfGroups(groups, index + 1).groups);
      const idsOf = (list: readonly CatalogueGroup[]) =>
        list.flatMap(({ field, entries }) => entries.map(({ id }) => `${field} ${id}`));
      expect(pages.flatMap(idsOf)).toEqual(idsOf(groups));
      for (const page of pages) expect(idsOf(page).length).toBeLessThanOrEqual(entriesPerPage);
    }),
  );
});

test("a page beyond the last one is empty", () => {
  expect(pageOfGroups(all, pageOfGroups(all, 1).count + 1).groups).toEqual([]);
});

test.each([
  [3, 3],
  [5, 5],
  [6, 3],
  [90, 3],
])("of %i options %i are shown at first", (length, expected) => {
  const [entry] = all.flatMap(({ entries }) => entries);
  if (!entry) throw new Error("The seed has options.");
  const entries = Array.from({ length }, () => entry);
  expect(firstOf({ field: "hands", entries }).entries.length).toBe(expected);
});

test("the first page of a group has no number", () => {
  expect([groupPath("hands", 1), groupPath("hands", 2)]).toEqual([
    "/configurator/catalogue/hands",
    "/configurator/catalogue/hands/2",
  ]);
});
