import { expect, test } from "vitest";
import type { OrderState } from "./order-state";
import { isLinkOpen, linkEnd } from "./payment-link";

const now = new Date("2026-11-23T09:00:00Z");

test("a link is valid for fourteen days", () => {
  expect(linkEnd(now)).toEqual(new Date("2026-12-07T09:00:00Z"));
});

test.each<[state: OrderState, linkUntil: string | null, isOpen: boolean]>([
  ["pending", "2026-11-23T09:00:00.001Z", true],
  ["pending", "2026-11-23T09:00:00Z", false],
  // An order paid at once has no link.
  ["pending", null, false],
  ["paid", "2026-12-01T00:00:00Z", false],
  ["processing", "2026-12-01T00:00:00Z", false],
  ["expired", "2026-12-01T00:00:00Z", false],
])("%s with a link until %s is open: %s", (state, linkUntil, isOpen) => {
  expect(isLinkOpen({ state, linkUntil: linkUntil === null ? null : new Date(linkUntil) }, now)).toBe(isOpen);
});
