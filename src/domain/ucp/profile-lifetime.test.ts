import { expect, test } from "vitest";
import { failureLifetime, profileLifetime } from "./profile-lifetime";

test.each([
  [null, 60],
  ["no-store", 60],
  ["public, max-age=0", 60],
  ["public, max-age=300", 300],
  ["public,MAX-AGE=300", 300],
  ["s-maxage=300", 60],
  ["max-age=99999999", 86_400],
  ["max-age=1e9", 60],
])("a profile with %s is used for %i seconds", (header, seconds) => {
  expect(profileLifetime(header)).toBe(seconds);
});

test("failures in a row make the next attempt later, up to an hour", () => {
  expect([1, 2, 3, 7, 50].map(failureLifetime)).toEqual([60, 120, 240, 3_600, 3_600]);
});
