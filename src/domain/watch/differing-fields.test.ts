import { expect, test } from "vitest";
import { differingFields } from "./differing-fields";
import { defaultSelection } from "./selection";

test("what two watches differ in, and nothing else", () => {
  const other = { ...defaultSelection, dial: "DI-GR", strapStyle: "LE" };
  expect(differingFields(defaultSelection, defaultSelection)).toEqual([]);
  expect([...differingFields(defaultSelection, other)].toSorted()).toEqual([
    "dial",
    "strapColor",
    "strapStyle",
  ]);
});
