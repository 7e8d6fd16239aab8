import { expect, test } from "vitest";
import { countRepetitions } from "./repetitions";

test("three of a kind in a minute are written, the next one says how many were left out", () => {
  let now = 0;
  const mayWrite = countRepetitions(() => now);
  expect(Array.from({ length: 5 }, () => mayWrite("lost"))).toEqual([0, 0, 0, null, null]);
  expect(mayWrite("another")).toBe(0);
  now = 59_999;
  expect(mayWrite("lost")).toBeNull();
  now = 60_000;
  expect(Array.from({ length: 4 }, () => mayWrite("lost"))).toEqual([3, 0, 0, null]);
});

test("distinct lines are all written", () => {
  const mayWrite = countRepetitions(() => 0);
  expect(Array.from({ length: 1_200 }, (_, at) => mayWrite(`kind ${at}`)).every((left) => left === 0)).toBe(
    true,
  );
});
