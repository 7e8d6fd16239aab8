import type { Field } from "payload";
import { describe, expect, test } from "vitest";
import { fits, fitsBlock, isRowId } from "./value-kinds";

const field = (type: string, more: object = {}) => ({ name: "x", type, ...more }) as unknown as Field;
const options = { options: ["a", { label: "B", value: "b" }] };
const one = { relationTo: "pages" };
const several = { relationTo: ["pages", "watches"] };

test.each([
  [1, true],
  ["1", true],
  ["120", true],
  [2_147_483_647, true],
  [2_147_483_648, false],
  [0, false],
  [-1, false],
  [1.5, false],
  ["1.5", false],
  ["1x", false],
  ["x1", false],
  ["", false],
  [null, false],
  [[1], false],
])("%j is the id of a row: %s", (value, expected) => {
  expect(isRowId(value)).toBe(expected);
});

describe("allowed values of a field", () => {
  const rows: readonly [Field, readonly unknown[], readonly unknown[]][] = [
    ...["text", "textarea", "email", "code"].map(
      (type) => [field(type), ["", "a"], [1, true, {}, ["a"]]] as [Field, unknown[], unknown[]],
    ),
    ...["select", "radio"].map(
      (type) => [field(type, options), ["", "a", "b"], ["c", "B", 1]] as [Field, unknown[], unknown[]],
    ),
    [field("number"), [0, 1.5, "", " ", "2"], ["x", Number.NaN, Number.POSITIVE_INFINITY, true, {}]],
    [field("checkbox"), [true, false, "", "true", "false"], ["yes", 1, {}]],
    [field("date"), ["", "2026-11-22", "2026-11-22T10:00:00Z"], ["soon", 5, {}]],
    [field("richText"), ["words", { root: {} }], [{}, { root: "x" }, 1, []]],
    [field("relationship", one), [3, "3", "", "none", "null", { id: 3 }], ["x", {}, { id: "x" }, [3], 0]],
    [field("upload", one), [3, { id: "3" }], ["x", true]],
    [
      field("relationship", several),
      [
        { relationTo: "pages", value: 3 },
        { relationTo: "pages", value: "" },
      ],
      [3, { value: 3 }, { relationTo: 1, value: 3 }, { relationTo: "pages", value: "x" }],
    ],
    [field("text", { hasMany: true }), ["", [], ["a", "b"]], ["a", [1], [null], { 0: "a" }]],
    [field("select", { ...options, hasMany: true }), [["a", "b"]], [["a", "c"], "a"]],
    [field("select", { ...options, hasMany: false }), ["a"], [["a"]]],
    [field("point"), [1, "x", {}], []],
  ];
  test.each(rows)("%j", (shape, good, bad) => {
    for (const value of [...good, undefined, null])
      expect([value, fits(shape, value)]).toEqual([value, true]);
    for (const value of bad) expect([value, fits(shape, value)]).toEqual([value, false]);
  });
});

test.each([
  [field("select", options), ["a", null], ["", "c"]],
  [field("relationship", one), [3, { id: 3 }, "", "none", null], ["3", { id: "3" }, "x"]],
  [field("upload", { ...one, hasMany: true }), [[3], ""], [[3, "4"], "3"]],
  [field("text"), ["", "3"], [3]],
] satisfies [Field, unknown[], unknown[]][])("allowed in a block for %j", (shape, good, bad) => {
  for (const value of good) expect([value, fitsBlock(shape, value)]).toEqual([value, true]);
  for (const value of bad) expect([value, fitsBlock(shape, value)]).toEqual([value, false]);
});
