import { expect, test } from "vitest";
import { isFailingTooLong, nextAttempt } from "./delivery-schedule";

const began = new Date("2026-11-30T12:00:00Z");
const hour = 3_600_000;

test("a delivery is attempted ten times within a day, ever less often, and then given up", () => {
  const times = [began];
  for (;;) {
    const next = nextAttempt(times.length, began, times.at(-1) ?? began);
    if (next === null) break;
    times.push(next);
  }
  const hours = times.map((time) => (time.getTime() - began.getTime()) / hour);
  expect(times).toHaveLength(10);
  expect(hours[1]).toBeLessThan(0.01);
  expect(hours.at(-1)).toBeGreaterThan(23);
  expect(hours.at(-1)).toBeLessThanOrEqual(24);
  const pauses = times.slice(1).map((time, place) => time.getTime() - (times[place]?.getTime() ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

test("a delivery of a shop that was away for days is attempted, and given up if it fails", () => {
  expect(nextAttempt(1, began, new Date(began.getTime() + 72 * hour))).toBeNull();
});

test.each([
  [0, false],
  [71.9, false],
  [72, true],
  [100, true],
])("after %s hours of failures an address is to be switched off: %s", (hours, isOff) => {
  expect(isFailingTooLong(began, new Date(began.getTime() + hours * hour))).toBe(isOff);
});
