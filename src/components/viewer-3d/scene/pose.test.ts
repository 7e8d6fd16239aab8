import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  angleFromFront,
  approach,
  held,
  nearestTurn,
  poseByKey,
  sideOf,
  viewNames,
  views,
  type Pose,
} from "./pose";

const anyPose: fc.Arbitrary<Pose> = fc.record({
  yaw: fc.integer({ min: -2000, max: 2000 }),
  pitch: fc.integer({ min: -80, max: 80 }),
  zoom: fc.constantFrom(0.6, 1, 2, 4),
});

describe("keys", () => {
  test.each([
    ["ArrowRight", { yaw: 15, pitch: 0, zoom: 1 }],
    ["ArrowLeft", { yaw: -15, pitch: 0, zoom: 1 }],
    ["ArrowUp", { yaw: 0, pitch: -15, zoom: 1 }],
    ["ArrowDown", { yaw: 0, pitch: 15, zoom: 1 }],
    ["+", { yaw: 0, pitch: 0, zoom: 1.25 }],
    ["-", { yaw: 0, pitch: 0, zoom: 0.8 }],
  ])("%s", (key, pose) => {
    expect(poseByKey(views.front, key)).toEqual(pose);
  });

  test("Home leads to the front from anywhere, other keys nowhere", () => {
    expect(poseByKey({ yaw: 500, pitch: 60, zoom: 3 }, "Home")).toEqual(views.front);
    expect(poseByKey(views.front, "a")).toBeNull();
    expect(poseByKey(views.front, "Tab")).toBeNull();
  });

  test("never leave the range of poses", () => {
    fc.assert(
      fc.property(anyPose, fc.constantFrom("ArrowUp", "ArrowDown", "+", "-"), (pose, key) => {
        const next = poseByKey(pose, key);
        expect(next).toEqual(next && held(next));
      }),
    );
  });
});

test("a view is reached by the short way round, and is the same view", () => {
  fc.assert(
    fc.property(anyPose, fc.constantFrom(...viewNames), (from, name) => {
      const { yaw } = nearestTurn(views[name], from);
      expect(Math.abs(yaw - from.yaw)).toBeLessThanOrEqual(180);
      expect(Math.abs((yaw - views[name].yaw) % 360)).toBe(0);
    }),
  );
});

test("the angle from the front is 0 there and 180 behind", () => {
  expect(angleFromFront(views.front)).toBeCloseTo(0);
  expect(angleFromFront(views.back)).toBeCloseTo(180);
  expect(angleFromFront({ yaw: 0, pitch: 40, zoom: 1 })).toBeCloseTo(40);
});

test.each([
  [0, 0, "front"],
  [-40, 10, "threeQuarter"],
  [-90, 0, "crownSide"],
  [90, 0, "otherSide"],
  [270, 0, "crownSide"],
  [180, 38, "behind"],
  [-180, 0, "back"],
] as const)("yaw %d and pitch %d are called %s", (yaw, pitch, side) => {
  expect(sideOf({ yaw, pitch, zoom: 1 })).toBe(side);
});

test("a movement is made in shares, ends at the target, and is none once there", () => {
  const [from, to] = [views.front, { yaw: 40, pitch: -10, zoom: 2 }];
  expect(approach(from, to, 0.5)).toEqual({ yaw: 20, pitch: -5, zoom: 1.5 });
  expect(approach({ ...to, yaw: 40.04 }, to, 0.9)).toBe(to);
  expect(approach(to, { ...to }, 0.5)).toBe(to);
});
