import { describe, expect, test } from "vitest";
import { choose } from "./choose";
import { defaultSelection, type Selection, type SelectionField } from "./selection";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { rules } from "./rules";
import { reasonIn, shownRepairs } from "./shown-repairs";

const catalogue = seedCatalogue(() => undefined);
const told = (start: Partial<Selection>, field: SelectionField, key: string) =>
  shownRepairs(choose({ ...defaultSelection, ...start }, field, key, catalogue).repairs).map(
    (repair) => repair.field,
  );

describe("the notices of a repair", () => {
  test.each([
    [
      "what a diver demands and brings, not its steel",
      {},
      "caseType",
      "SU",
      ["caseDiameter", "bezelInsertColor"],
    ],
    ["nothing where the color is the same", {}, "strapStyle", "JU", []],
    ["a color that another strap has not", { strapColor: "sirg" }, "strapStyle", "MA", ["strapColor"]],
    ["the hand that comes with its complication", {}, "complication", "gmt", ["gmtHand"]],
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

test("a reason names the part it is about: the removed one, or the one that stays", () => {
  const named = (start: Partial<Selection>, field: SelectionField, key: string) => {
    const before = { ...defaultSelection, ...start };
    const { selection: after, repairs } = choose(before, field, key, catalogue);
    return repairs.flatMap((repair) => {
      const rule = rules.find(({ id }) => id === repair.reason);
      return rule ? [reasonIn({ before, after }, repair, rule)[rule.by]] : [];
    });
  };
  const diver = choose(defaultSelection, "caseType", "SU", catalogue).selection;
  expect(named(diver, "caseDiameter", "36mm")[0]).toBe("SU");
  expect(named({}, "caseType", "SU")[0]).toBe("SU");
});
