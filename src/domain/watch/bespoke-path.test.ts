import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { catalogue } from "@/tests/factories/selection";
import { bespokePath } from "./bespoke-path";
import { choiceOrder } from "./choice-order";
import { conflictOf } from "./conflict-of";
import { cheapestWatchPrice } from "./cheapest-watch-price";
import { defaultSelection, selectionFields } from "./selection";

const id = "0123456789ABCDEFGHJKMNPQRS";

test.each([
  [`BSPKWTCH-${id}`, `/configurator/p/${id}`],
  [`xBSPKWTCH-${id}`, null],
  [`BSPKWTCH-${id}A`, null],
  [`BSPKWTCH-${id.slice(1)}`, null],
  [`BSPKWTCH-${id.toLowerCase()}`, null],
  ["DI0140", null],
])("%s is shared at %s", (sku, path) => {
  expect(bespokePath(sku)).toBe(path);
});

test("the least a bespoke watch costs is the base and the cheapest part of each kind that is sold", () => {
  const free = Object.fromEntries(
    selectionFields.map((field) => [field, [{ price: minor(0), enabled: true }]]),
  );
  const lists = {
    ...catalogue,
    ...free,
    basePrice: minor(25_000),
    dial: [
      { price: minor(900), enabled: true },
      { price: minor(400), enabled: true },
      { price: minor(100), enabled: false },
    ],
    hands: [{ price: minor(700), enabled: false }],
  } as unknown as typeof catalogue;
  expect(cheapestWatchPrice(lists).price).toBe(25_400);
});

// Specification 3.3.
test("a conflict names the rule and the choice in its way", () => {
  const submariner = { ...defaultSelection, caseType: "SU" };
  expect(conflictOf(submariner, "caseDiameter", "36mm", catalogue)).toEqual({
    rule: "case-diameter",
    by: "caseType",
  });
  expect(conflictOf(submariner, "caseDiameter", "40mm", catalogue)).toBeNull();
  expect(conflictOf(submariner, "dial", defaultSelection.dial, catalogue)).toBeNull();
});

test("what decides over others is chosen last, and nothing twice", () => {
  expect([...choiceOrder].toSorted()).toEqual([...selectionFields].toSorted());
  for (const [follower, decider] of [
    ["caseDiameter", "caseType"],
    ["caseColor", "caseType"],
    ["strapColor", "strapStyle"],
    ["dateMagnifier", "dial"],
  ] as const) {
    expect(choiceOrder.indexOf(follower)).toBeLessThan(choiceOrder.indexOf(decider));
  }
});
