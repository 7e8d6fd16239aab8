import { expect, test } from "vitest";
import { instalmentOf } from "./instalment";
import { minor } from "./minor";

test.each([
  [31_000, 3, 10_334],
  [30_000, 3, 10_000],
  [1, 3, 1],
  [31_000, 1, 31_000],
])("%i in %i payments are of %i at most", (total, count, expected) => {
  expect(instalmentOf(minor(total), count)).toBe(expected);
});
