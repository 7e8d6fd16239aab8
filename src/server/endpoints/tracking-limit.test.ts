import { expect, test } from "vitest";
import { trackingLimit } from "./tracking-limit";

const at = (seconds: number) => new Date(seconds * 1_000);

test("an address has a limited number of calls in each period", () => {
  const isWithin = trackingLimit({ times: 2, seconds: 60, addresses: 10 });
  expect([1, 2, 3].map(() => isWithin("192.0.2.1", at(100)))).toEqual([true, true, false]);
  expect(isWithin("192.0.2.2", at(101))).toBe(true);
  expect(isWithin("192.0.2.1", at(159))).toBe(false);
  expect(isWithin("192.0.2.1", at(160))).toBe(true);
});

test("any number of unknown addresses does not fill the memory, and known ones continue", () => {
  const isWithin = trackingLimit({ times: 5, seconds: 60, addresses: 2 });
  expect(["a", "b", "c", "a"].map((address) => isWithin(address, at(1)))).toEqual([true, true, false, true]);
});

test("without an address nothing is limited", () => {
  const isWithin = trackingLimit({ times: 1, seconds: 60, addresses: 1 });
  expect([1, 2, 3].map(() => isWithin(null, at(1)))).toEqual([true, true, true]);
});
