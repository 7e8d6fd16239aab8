import { expect, test } from "vitest";
import { swayAt } from "./calm-sway";

test("a watch sways from the front to three quarters and back, slowly", () => {
  const poses = Array.from({ length: 201 }, (_, tenth) => swayAt(tenth / 10));
  expect(poses[0]).toEqual({ yaw: -0, pitch: 0 });
  expect(poses[100]).toEqual({ yaw: -34, pitch: 7 });
  expect(poses[200]?.yaw).toBeCloseTo(0);
  const steps = poses.slice(1).map(({ yaw }, place) => Math.abs(yaw - (poses[place]?.yaw ?? 0)));
  // Degrees in a tenth of a second.
  expect(Math.max(...steps)).toBeLessThan(0.6);
});
