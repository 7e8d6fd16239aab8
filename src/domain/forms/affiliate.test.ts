import { expect, test } from "vitest";
import { affiliateStates, canAffiliateBecome, isAffiliateCode } from "./affiliate";

// Specification 15.4: only an accepted application opens a code; an agreement that ended may begin again.
test("what staff may make of an affiliate", () => {
  const moves = affiliateStates.flatMap((from) =>
    affiliateStates.filter((to) => canAffiliateBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    "applied → accepted",
    "applied → refused",
    "accepted → ended",
    "refused → accepted",
    "ended → accepted",
  ]);
});

test.each([
  ["ADA", true],
  ["LUNE2026", true],
  ["A".repeat(20), true],
  ["AD", false],
  ["A".repeat(21), false],
  ["ada", false],
  ["LU NE", false],
  ["LUNE-10", false],
  ["ÉTÉ", false],
])("%s can be read aloud and stand in an address: %s", (code, expected) => {
  expect(isAffiliateCode(code)).toBe(expected);
});
