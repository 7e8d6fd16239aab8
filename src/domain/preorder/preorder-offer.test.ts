import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { depositOf, preorderStage } from "./preorder-offer";

const now = new Date("2026-12-01T12:00:00Z");

test.each([
  [{ opensAt: null, closesAt: null }, 3, "open"],
  [{ opensAt: "2026-12-01T12:00:00Z", closesAt: null }, 1, "open"],
  [{ opensAt: "2026-12-01T12:00:01Z", closesAt: null }, 3, "soon"],
  [{ opensAt: null, closesAt: "2026-12-01T12:00:00Z" }, 3, "closed"],
  [{ opensAt: null, closesAt: "2026-12-01T12:00:01Z" }, 0, "sold-out"],
  [{ opensAt: "2026-11-01T00:00:00Z", closesAt: "2026-11-30T00:00:00Z" }, 0, "closed"],
] as const)("%j with %i left is %s", (dates, left, stage) => {
  expect(preorderStage(dates, left, now)).toBe(stage);
});

test.each([
  [38_000, 30, 11_400],
  [38_001, 50, 19_001],
  [33_300, 100, 33_300],
])("%i at %i %% asks for %i", (price, percent, deposit) => {
  expect(depositOf(minor(price), percent)).toBe(deposit);
});

test("a deposit is never more than the price", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      (price, percent) => {
        expect(depositOf(minor(price), percent)).toBeLessThanOrEqual(price);
      },
    ),
  );
});
