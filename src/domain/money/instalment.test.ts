import fc from "fast-check";
import { expect, test } from "vitest";
import { instalmentsOf } from "./instalment";
import { minor } from "./minor";

test.each([
  [31_000, 3, "EUR", 10_334, 10_333],
  [30_000, 3, "EUR", 10_000, 10_000],
  [1, 3, "EUR", 1, 0],
  [31_000, 1, "EUR", 31_000, 31_000],
  [5_239_000, 3, "JPY", 1_746_400, 1_746_300],
] as const)("%i in %i payments of %s: %i, then %i", (total, count, currency, first, others) => {
  expect(instalmentsOf(minor(total), count, currency)).toEqual({ first, others });
});

test("payments add up to the total, and differ by less than one unit each", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 12 }), (total, count) => {
      const { first, others } = instalmentsOf(minor(total), count, "EUR");
      expect(first + others * (count - 1)).toBe(total);
      expect(first - others).toBeGreaterThanOrEqual(count === 1 ? -total : 0);
      expect(first - others).toBeLessThan(count === 1 ? 1 : count);
    }),
  );
});
