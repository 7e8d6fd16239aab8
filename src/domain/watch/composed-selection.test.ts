import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { checkSelection } from "./check-selection";
import { composedSelection, type SentSelection } from "./composed-selection";
import { defaultSelection, type Selection } from "./selection";

const watch = (changes: Partial<Selection>): Selection => ({ ...defaultSelection, ...changes });
/** A watch whose address leads to the configurator. */
const opened = watch({ dial: "DI-GR", strapStyle: "LE", strapColor: "BR" });

describe("a form of the configurator stands for", () => {
  it.each<readonly [string, SentSelection, Selection | null, Selection]>([
    ["the watch the page opens with, where nothing was chosen", defaultSelection, null, defaultSelection],
    ["what was chosen", { ...defaultSelection, caseDiameter: "40mm" }, null, watch({ caseDiameter: "40mm" })],
    ["the watch of its address, though the page shows another", defaultSelection, opened, opened],
    [
      "a choice upon the watch of its address",
      { ...defaultSelection, caseDiameter: "40mm" },
      opened,
      { ...opened, caseDiameter: "40mm" },
    ],
    [
      "a case whose finish follows it",
      { ...defaultSelection, caseType: "FL", caseColor: "CAS-SM-rg" },
      null,
      watch({ caseType: "FL", caseColor: "CAS-FL-rg" }),
    ],
    ["nothing unknown", { dial: "NO-SUCH", hands: "" }, null, defaultSelection],
  ])("%s", (_, sent, from, expected) => {
    expect(composedSelection(sent, from, catalogue)).toEqual(expected);
  });

  it("a watch that can be made, whatever is sent", () => {
    fc.assert(
      fc.property(anySelection, anySelection, (sent, from) => {
        const made = composedSelection(sent, composedSelection(from, null, catalogue), catalogue);
        expect(checkSelection(made, catalogue)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
