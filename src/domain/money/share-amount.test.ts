import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "./minor";
import { shareAmount } from "./share-amount";

const share = (amount: number, weights: readonly number[], unit?: number) =>
  shareAmount(minor(amount), weights.map(minor), unit);

test.each<[number, readonly number[], number, readonly number[]]>([
  [100, [1, 1, 1], 1, [34, 33, 33]],
  [5, [300, 100, 100], 1, [3, 1, 1]],
  [10, [1, 2], 1, [3, 7]],
  [2, [100, 300, 200], 1, [0, 1, 1]],
  [1_000, [1, 1, 1], 100, [400, 300, 300]],
  [0, [5, 5], 1, [0, 0]],
  [0, [0, 0], 1, [0, 0]],
])("%i among %j by %i", (amount, weights, unit, shares) =>
  expect(share(amount, weights, unit)).toEqual(shares),
);

test("shares add up to the amount, and each is within a unit of its part", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      weights,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(1, 100),
      (all, part, unit) => {
        const whole = all.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor((whole * part) / unit) * unit;
        const shares = share(amount, all, unit);
        expect(shares.reduce<number>((sum, one) => sum + one, 0)).toBe(amount);
        for (const [place, one] of shares.entries()) {
          const exact = whole === 0 ? 0 : (amount * (all[place] ?? 0)) / whole;
          expect(Math.abs(one - exact)).toBeLessThan(unit + 1e-6);
          expect(one % unit).toBe(0);
        }
      },
    ),
  );
});
