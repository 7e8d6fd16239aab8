import { expect, test } from "vitest";
import { chooseFrame } from "./choose-frame";

test.each([
  ["case", 160, 500],
  ["dial", 160, 500],
  ["full", 320, 500],
  // Wide enough, but not by much.
  ["full", 400, 1000],
  ["dial", 240, 1000],
  ["full", 1000, 1000],
  ["full", 1600, 2000],
  ["date", 2000, 2000],
] as const)("%s at %i px is scaled from the frame of %i px", (crop, width, frame) => {
  expect(chooseFrame({ crop, width })).toBe(frame);
});
