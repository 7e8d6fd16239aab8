import { expect, it } from "vitest";
import { readRange } from "./read-range";

it.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", null],
  ["bytes=0-1,3-4", null],
  ["lines=0-1", null],
  ["bytes=-", null],
  ["", null],
])("%j of 100 bytes", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
