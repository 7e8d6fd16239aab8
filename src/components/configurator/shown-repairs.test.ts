import { describe, expect, test } from "vitest";
import { choose } from "@/src/domain/watch/choose";
import { defaultSelection, type Selection, type SelectionField } from "@/src/domain/watch/selection";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { shownRepairs } from "./shown-repairs";

const catalogue = seedCatalogue(() => undefined);
const told = (start: Partial<Selection>, field: SelectionField, key: string) =>
  shownRepairs(choose({ ...defaultSelection, ...start }, field, key, catalogue).repairs).map(
    (repair) => repair.field,
  );

describe("what is told of a repair", () => {
  test.each([
    ["the diameter a diver demands, not its steel nor its insert", {}, "caseType", "SU", ["caseDiameter"]],
    ["nothing where the colour is the same", {}, "strapStyle", "JU", []],
    ["a colour that another strap has not", { strapColor: "sirg" }, "strapStyle", "MA", ["strapColor"]],
    ["nothing of the hand that comes with its complication", {}, "complication", "gmt", []],
    [
      "the hand that goes with it",
      { complication: "gmt", gmtHand: "GMT-RE" },
      "complication",
      "date",
      ["gmtHand"],
    ],
    ["the date disc a workshop dial hides", { dateColor: "BLACK" }, "dial", "ART-WAVE", ["dateColor"]],
  ] as const)("%s", (_, start, field, key, expected) => {
    expect(told(start, field, key)).toEqual(expected);
  });
});
