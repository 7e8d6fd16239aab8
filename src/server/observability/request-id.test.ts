import { expect, test } from "vitest";
import { requestId } from "./request-id";

const given = "edge-01.7f3a:2026_11";
const own = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

test("the id set by a proxy of the shop is used", () => {
  expect(requestId({ "x-request-id": given }, 1)).toBe(given);
});

test.each<[string, string | string[] | undefined, number]>([
  ["a visitor's", given, 0],
  ["none", undefined, 1],
  ["one that is too short to be one of its kind", "1234567", 1],
  ["one that is too long for a line", "a".repeat(129), 1],
  ["one with a line break", "abcdefgh\ninjected", 1],
  ["one that could be an e-mail", "ada@example.com", 1],
  ["several", [given, given], 1],
])("%s is replaced", (_, header, proxies) => {
  expect(requestId({ "x-request-id": header }, proxies)).toMatch(own);
});

test("no two requests have the same id", () => {
  expect(requestId({}, 0)).not.toBe(requestId({}, 0));
});
