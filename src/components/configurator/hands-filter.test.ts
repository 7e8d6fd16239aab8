import { describe, expect, test } from "vitest";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { filterHands, noFilter, noLume, valuesOf } from "./hands-filter";

const { hands } = seedCatalogue(() => undefined);
const keys = (filter: Partial<typeof noFilter>) =>
  filterHands(hands, { ...noFilter, ...filter }, "fr").map(({ key }) => key);

describe("filterHands", () => {
  test("shows all about ninety without a filter", () => {
    expect(keys({})).toHaveLength(hands.length);
    expect(hands.length).toBeGreaterThanOrEqual(90);
  });

  test("finds a name without its accents and capitals, word by word", () => {
    expect(keys({ search: "epee" })).toEqual(
      hands.filter(({ family }) => family === "sword").map(({ key }) => key),
    );
    expect(keys({ search: "  Dauphine   bleui " })).toEqual(["HAN-DIS-BU"]);
    expect(keys({ search: "nothing of the kind" })).toEqual([]);
  });

  test.each([
    ["a metal", { metal: "rose" }, (key: string) => /-RG\b/.test(key)],
    ["hands that don't glow", { lume: noLume }, (key: string) => !/-(GN|OR)$/.test(key)],
  ])("filters by %s", (_, filter, belongs) => {
    const found = keys(filter);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(belongs)).toBe(true);
  });

  test("all filters are combined", () => {
    expect(keys({ metal: "silver", lume: "green", search: "baton" })).toEqual(["HAN-BATL-SI-GN"]);
  });
});

test("a filter offers each value once, in its order", () => {
  expect(valuesOf(["silver", "rose", "silver"])).toEqual(["silver", "rose"]);
});
