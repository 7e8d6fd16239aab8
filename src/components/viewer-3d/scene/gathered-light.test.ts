import { describe, expect, test } from "vitest";
import { gathered } from "./gathered-light";

type Way = readonly [number, number, number];
const up: Way = [0, 0, 1];
const aside: Way = [0.6, -0.8, 0];
const down: Way = [0, 0, -1];

describe("light gathered by a matt surface", () => {
  test("is as bright as a uniform environment", () => {
    const light = gathered(() => 0.7);
    for (const way of [up, aside, down]) expect(light(...way)).toBeCloseTo(0.7, 2);
  });

  test("is all, half and none of the light from one side", () => {
    const light = gathered((_x, _y, z) => (z > 0 ? 1 : 0));
    expect(light(...up)).toBeCloseTo(1, 2);
    expect(light(...aside)).toBeCloseTo(0.5, 2);
    expect(light(...down)).toBeCloseTo(0, 2);
  });

  test("is brightest towards a small lamp, and never negative", () => {
    const light = gathered((x) => (x > 0.95 ? 10 : 0));
    expect(light(1, 0, 0)).toBeGreaterThan(light(0.8, 0.6, 0));
    expect(light(0.8, 0.6, 0)).toBeGreaterThan(light(0, 1, 0));
    expect(light(-0.6, 0.8, 0)).toBeGreaterThanOrEqual(0);
  });
});
