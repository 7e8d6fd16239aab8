import { expect, test } from "vitest";
import { cardEnd, hasExpired, refundCardEnd } from "./validity";

test("a card is worth its money for two years, the whole last day in Paris", () => {
  const end = cardEnd(new Date("2026-11-21T15:00:00Z"));
  expect(end.toISOString()).toBe("2028-11-21T15:00:00.000Z");
  expect(hasExpired(end, new Date("2028-11-21T22:59:59Z"))).toBe(false);
  expect(hasExpired(end, new Date("2028-11-21T23:00:00Z"))).toBe(true);
});

test("a leap day ends on the last of February", () => {
  expect(cardEnd(new Date("2028-02-29T12:00:00Z")).toISOString()).toBe("2030-02-28T12:00:00.000Z");
  expect(refundCardEnd(new Date("2026-08-31T12:00:00Z")).toISOString()).toBe("2027-02-28T12:00:00.000Z");
});
