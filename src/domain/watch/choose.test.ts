import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { catalogue } from "@/tests/factories/selection";
import type { Catalogue } from "./catalogue";
import { checkSelection } from "./check-selection";
import { choose } from "./choose";
import { findOption } from "./find-option";
import { isInBand, priceBands } from "./price-band";
import { repairSelection } from "./repair-selection";
import { sellableOptions } from "./sellable-options";
import { defaultSelection } from "./selection";

/** The catalogue in which some options of a field are no longer sold. */
const without = (field: "caseColor" | "dial", isGone: (key: string) => boolean): Catalogue => ({
  ...catalogue,
  [field]: catalogue[field].map((option) => ({ ...option, enabled: option.enabled && !isGone(option.key) })),
});

describe("a strap's key is unique only within its family", () => {
  test("its family says which strap is meant", () => {
    for (const strapStyle of ["OY", "JU", "PR", "MA"]) {
      const found = findOption(catalogue, { strapStyle, strapColor: "si" }, "strapColor");
      expect(found?.family).toBe(strapStyle);
      const offered = sellableOptions(catalogue, { ...defaultSelection, strapStyle }, "strapColor");
      expect(
        offered.map((strap) => findOption(catalogue, { strapStyle, strapColor: strap.key }, "strapColor")),
      ).toEqual(offered);
    }
  });

  test("one of another family is a broken rule, one of none is unknown", () => {
    const leather = catalogue.strapColor.find(({ family }) => family === "LE")!.key;
    const errors = (strapColor: string) => checkSelection({ ...defaultSelection, strapColor }, catalogue);
    expect(errors(leather)).toEqual([{ field: "strapColor", reason: "strap-color" }]);
    expect(errors("GONE")).toEqual([{ field: "strapColor", reason: "unknown" }]);
  });
});

// Specification 3.3.
describe("what keeps a watch from being made", () => {
  test.each(["dial", "caseType"] as const)("an unknown %s is one error, whatever depends on it", (field) => {
    const selection = { ...defaultSelection, dateMagnifier: "WITH", [field]: "GONE" };
    expect(checkSelection(selection, catalogue)).toEqual([{ field, reason: "unknown" }]);
  });

  test("a part that every watch has can't be left out", () => {
    const selection = { ...defaultSelection, dial: null as unknown as string };
    expect(checkSelection(selection, catalogue)).toEqual([{ field: "dial", reason: "unknown" }]);
  });
});

describe("what follows a choice", () => {
  test("the same color on another case, every color by its whole name", () => {
    const colors = catalogue.caseColor.filter(({ caseType }) => caseType === "SM").map(({ color }) => color);
    const fluted = catalogue.caseColor.filter(
      ({ caseType, color, enabled }) => caseType === "FL" && enabled && colors.includes(color),
    );
    expect(fluted.length).toBeGreaterThan(3);
    for (const { key, color } of fluted) {
      const smooth = { ...defaultSelection, caseColor: `CAS-SM-${color}` };
      expect(choose(smooth, "caseType", "FL", catalogue).selection.caseColor).toBe(key);
    }
  });

  test("never a part that is no longer sold: the first that is", () => {
    const fluted = catalogue.caseColor.filter(({ caseType, enabled }) => caseType === "FL" && enabled);
    const gone = without("caseColor", (key) => key === "CAS-FL-si");
    const { selection } = choose(defaultSelection, "caseType", "FL", gone);
    expect(selection.caseColor).toBe(fluted.find(({ key }) => key !== "CAS-FL-si")?.key);
  });

  test("nothing, where nothing that fits is sold", () => {
    const gone = without("caseColor", (key) => key.startsWith("CAS-FL"));
    const { selection, repairs } = choose(defaultSelection, "caseType", "FL", gone);
    expect(selection.caseColor).toBe(defaultSelection.caseColor);
    expect(repairs.filter(({ field }) => field === "caseColor")).toEqual([]);
  });
});

describe("repairing a selection", () => {
  const firstDial = catalogue.dial.find(({ enabled }) => enabled)!.key;

  test("an unknown part gives way to the first that is sold, all others stay", () => {
    const other = { ...defaultSelection, hands: catalogue.hands[2]!.key, dial: "GONE" };
    expect(repairSelection(other, catalogue)).toEqual({ ...other, dial: firstDial });
  });

  test("a part that breaks a rule follows the rule, not the order of the list", () => {
    const submariner = choose(defaultSelection, "caseType", "SU", catalogue).selection;
    expect(repairSelection({ ...submariner, caseDiameter: "36mm" }, catalogue)).toEqual(submariner);
  });

  test("a part of which none is sold stays", () => {
    const gone = without("dial", () => true);
    expect(repairSelection(defaultSelection, gone).dial).toBe(defaultSelection.dial);
  });
});

// Specification 2.7.
describe("bands of prices", () => {
  test.each([
    [35_000, "350-450", true],
    [34_999, "350-450", false],
    [44_999, "350-450", true],
    [45_000, "350-450", false],
    [34_999, "-350", true],
    [35_000, "-350", false],
    [45_000, "450-", true],
    [44_999, "450-", false],
  ])("%i lies in %s: %s", (price, band, expected) => {
    expect(isInBand(minor(price), band)).toBe(expected);
  });

  test.each([
    [
      [50_000, 30_000, 40_000],
      ["-400", "400-500", "500-"],
    ],
    [
      [30_000, 30_000, 40_000],
      ["-400", "400-"],
    ],
    [
      [30_000, 40_000, 40_000],
      ["-400", "400-"],
    ],
    // The next step lies above every price: nothing would be in the upper band.
    [[30_000, 48_000, 48_000], []],
  ])("of %j are %j", (prices, bands) => {
    expect(priceBands(prices.map(minor))).toEqual(bands);
  });
});
