import fc from "fast-check";
import { expect, test } from "vitest";
import { isStill, stepRotor, type Swing } from "./rotor-swing";

const upright = { angle: 0, strength: 1 };
const after = (seconds: number, from: Swing, down: { angle: number; strength: number }) =>
  Array.from({ length: seconds * 60 }).reduce<Swing>((swing) => stepRotor(swing, down, 1 / 60), from);

test("a rotor swings past the lowest point, and comes to rest there", () => {
  const early = after(1, { angle: 1.5, speed: 0 }, upright);
  expect(isStill(early, upright)).toBe(false);
  const rested = after(12, { angle: 1.5, speed: 0 }, upright);
  expect(rested.angle).toBeCloseTo(0, 1);
  expect(isStill(rested, upright)).toBe(true);
  const lowest = Array.from({ length: 60 }, (_, step) =>
    Math.min(after((step + 1) / 60, { angle: 1.5, speed: 0 }, upright).angle),
  );
  expect(Math.min(...lowest)).toBeLessThan(-0.5);
});

test("lying flat it does not move", () => {
  const flat = { angle: 0, strength: 0 };
  expect(after(2, { angle: 1, speed: 0 }, flat)).toEqual({ angle: 1, speed: 0 });
});

test("never gains speed by itself, however long a frame takes", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 30, noNaN: true }), (seconds) => {
      const { speed } = stepRotor({ angle: 1, speed: 0 }, upright, seconds);
      expect(Math.abs(speed)).toBeLessThan(12);
    }),
  );
});
