import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stretchOf, totalOrder } from "./large-lists";

describe("a total order", () => {
  test.each([
    [undefined, ["-createdAt", "-id"]],
    ["-createdAt", ["-createdAt", "-id"]],
    ["createdAt", ["createdAt", "id"]],
    ["state", ["state", "createdAt", "id"]],
    ["-total", ["-total", "-createdAt", "-id"]],
    ["-id", ["-id"]],
    [
      ["state", "-total"],
      ["state", "-total", "createdAt", "id"],
    ],
  ])("%j is %j", (sort, order) => {
    expect(totalOrder(sort)).toEqual(order);
  });
});

describe("a page is read from the nearer end", () => {
  test.each([
    ["the first", 1, { isFromEnd: false, skip: 0, rows: 10 }],
    ["one before the middle", 4, { isFromEnd: false, skip: 30, rows: 10 }],
    ["one behind it", 8, { isFromEnd: true, skip: 15, rows: 10 }],
    ["the last, which is short", 10, { isFromEnd: true, skip: 0, rows: 5 }],
    ["one past the end", 11, null],
  ])("%s of 95 rows", (_what, page, stretch) => {
    expect(stretchOf(page, 10, 95)).toEqual(stretch);
  });

  test("all pages together contain each row once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 40 }), (total, limit) => {
        const places = Array.from({ length: Math.ceil(total / limit) }, (_, index) => {
          const stretch = stretchOf(index + 1, limit, total);
          if (!stretch) return [];
          const { isFromEnd, skip, rows } = stretch;
          const begin = isFromEnd ? total - skip - rows : skip;
          return Array.from({ length: rows }, (__, row) => begin + row);
        });
        expect(places.flat()).toEqual(Array.from({ length: total }, (_, place) => place));
      }),
    );
  });
});
