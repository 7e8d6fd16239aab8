import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "./minor";
import { containedVat } from "./contained-vat";

test.each([
  [32_000, 20, 5_333],
  [120, 20, 20],
  [3, 20, 1],
  [100, 0, 0],
])("%i at %i %% contains %i", (total, percent, vat) => {
  expect(containedVat(minor(total), percent)).toBe(vat);
});

test("is the nearest hundredth of the exact tax", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 40 }),
      (total, percent) => {
        const exact = (total * percent) / (100 + percent);
        expect(Math.abs(containedVat(minor(total), percent) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
  );
});
