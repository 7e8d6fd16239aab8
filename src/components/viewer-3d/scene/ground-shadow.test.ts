import { expect, test } from "vitest";
import { views } from "./pose";
import { shadowStrength } from "./ground-shadow";

test.each([
  ["the front, whose picture has one of its own", views.front, 0],
  ["three quarters", { yaw: -38, pitch: 12, zoom: 1 }, 1],
  ["the side", views.side, 1],
  ["lying on its face, where nothing stands", { yaw: 30, pitch: 70, zoom: 1 }, 0],
])("a watch throws a shadow on the ground: %s", (_, pose, strength) => {
  expect(shadowStrength(pose)).toBe(strength);
});
