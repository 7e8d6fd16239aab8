import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { minor } from "@/src/domain/money/minor";
import { dialColors } from "@/src/domain/watch/dial-color";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { findOption } from "@/src/domain/watch/find-option";
import { defaultSelection } from "@/src/domain/watch/selection";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { boldness, MAX_BEYOND, proposeSurprise } from "./propose-surprise";
import { offeredSizes } from "./offered-sizes";
import { tastedMoods, tastedStraps, type Tastes } from "./tastes";

/** A repeatable sequence of numbers. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const strapsFor = (strap: Tastes["strap"]) =>
  strap === "leather"
    ? ["LE"]
    : ["OY", "JU", "PR", "MA", "PM", ...(strap === null ? ["LE", "RU", "NY"] : [])];

const none: Tastes = { avoided: [], diameter: null, strap: null, mood: null };
const anyTastes: fc.Arbitrary<Tastes> = fc.record({
  // Without blue, green and pink there are only dearer dials, see the last test.
  avoided: fc.subarray(
    [...dialColors].filter((color) => color !== "rose"),
    { maxLength: 3 },
  ),
  diameter: fc.constantFrom(null, ...offeredSizes(catalogue).map(({ key }) => key)),
  strap: fc.constantFrom(null, ...tastedStraps),
  mood: fc.constantFrom(null, ...tastedMoods),
});
/** 250 to 800 euros: reached for any tastes. */
const anyAmount = fc.integer({ min: 10, max: 32 }).map((step) => minor(step * 2500));

test("can be built, is worth what was paid or little more, and follows every taste", () => {
  fc.assert(
    fc.property(anyAmount, anyTastes, fc.nat(), (paid, tastes, seed) => {
      const { selection, price, beyond, missed } = proposeSurprise(paid, tastes, catalogue, drawing(seed));
      expect(checkSelection(selection, catalogue)).toEqual([]);
      expect(price).toBe(priceWatch(selection, catalogue).total);
      expect(beyond).toBe(price - paid);
      expect(beyond).toBeGreaterThanOrEqual(0);
      expect(beyond).toBeLessThanOrEqual(8_000);
      expect(missed).toEqual([]);
      expect([null, selection.caseDiameter]).toContain(tastes.diameter);
      expect(strapsFor(tastes.strap)).toContain(selection.strapStyle);
      expect(tastes.avoided).not.toContain(findOption(catalogue, selection, "dial")?.color);
      expect(tastes.avoided).not.toContain(findOption(catalogue, selection, "strapColor")?.color);
    }),
    { numRuns: 15 },
  );
});

test("the same random numbers give the same watch, others another one", () => {
  const drawn = [1, 1, 2, 3].map(
    (seed) => proposeSurprise(minor(50_000), none, catalogue, drawing(seed)).selection,
  );
  expect(drawn[0]).toEqual(drawn[1]);
  expect(new Set(drawn.map((selection) => JSON.stringify(selection))).size).toBeGreaterThan(1);
});

test("bold is bolder than sober", () => {
  const steps = (mood: Tastes["mood"]) =>
    [1, 2, 3, 4, 5].reduce((sum, seed) => {
      const { selection } = proposeSurprise(minor(50_000), { ...none, mood }, catalogue, drawing(seed));
      return sum + boldness(selection, catalogue);
    }, 0);
  expect(steps("bold") - steps("sober")).toBeGreaterThanOrEqual(10);
});

test("a thousand euros can be reached", () => {
  for (const tastes of [none, { ...none, strap: "metal", diameter: "40mm" } as const])
    expect(proposeSurprise(minor(100_000), tastes, catalogue, drawing(1)).beyond).toBeGreaterThanOrEqual(0);
});

/** Options that only add to a watch. */
const extras = ["packaging", "warranty", "priority", "secondStrap"] as const;

test("additions to reach the amount are listed: those the usual watch lacks", () => {
  const seen = [25_000, 50_000, 100_000].map((paid) => {
    const { selection, added } = proposeSurprise(minor(paid), none, catalogue, drawing(1));
    const differing = extras.filter((field) => selection[field] !== defaultSelection[field]);
    expect(added.toSorted()).toEqual(differing.toSorted());
    return added.length;
  });
  expect(seen.some((count) => count > 0) && seen.some((count) => count < extras.length)).toBe(true);
});

describe("an unavailable taste is reported", () => {
  test.each([
    ["diameter", { diameter: "36mm" }, { caseType: catalogue.caseType.filter(({ key }) => key === "SU") }],
    ["strap", { strap: "leather" }, { strapStyle: catalogue.strapStyle.filter(({ key }) => key !== "LE") }],
    ["avoided", { avoided: [...dialColors] }, {}],
  ] as const)("%s", (missing, tastes, parts) => {
    const { missed } = proposeSurprise(
      minor(50_000),
      { ...none, ...tastes },
      { ...catalogue, ...parts },
      drawing(1),
    );
    expect(missed).toEqual([missing]);
  });

  test("the remaining dials may cost more than was paid", () => {
    const tastes: Tastes = { ...none, avoided: ["bleu", "vert", "rose"] };
    for (const draws of [2, 60])
      expect(proposeSurprise(minor(25_000), tastes, catalogue, drawing(1), draws).beyond).toBeGreaterThan(
        MAX_BEYOND,
      );
  });

  test("a thousand euros in leather cannot be reached: the missing part is reported", () => {
    const { beyond } = proposeSurprise(
      minor(100_000),
      { ...none, strap: "leather", diameter: "36mm" },
      catalogue,
      drawing(1),
    );
    expect(beyond).toBeLessThan(0);
  });
});

test("sizes are those of the cases that are offered", () => {
  const keysOf = (change: Partial<Catalogue>) =>
    offeredSizes({ ...catalogue, ...change }).map(({ key }) => key);
  expect(keysOf({})).toEqual(["36mm", "40mm"]);
  const [size, diver] = [catalogue.caseDiameter[0]!, catalogue.caseType.find(({ key }) => key === "SU")!];
  const large = { ...size, key: "44mm" };
  const grown = { caseDiameter: [...catalogue.caseDiameter, large] };
  expect(keysOf(grown)).not.toContain("44mm");
  expect(keysOf({ ...grown, caseType: [{ ...diver, diameters: ["44mm"] }] })).toEqual(["44mm"]);
  expect(keysOf({ caseType: [{ ...diver, enabled: false }] })).toEqual([]);
});
