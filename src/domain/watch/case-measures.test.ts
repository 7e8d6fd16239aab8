import { describe, expect, test } from "vitest";
import { caseMeasures, diameterOfKey, measuresAt } from "./case-measures";

describe("measures of a case", () => {
  test.each([
    [36, { lugToLug: 42.8, lugWidth: 18 }, 104],
    [40, { lugToLug: 47.5, lugWidth: 20 }, 128],
  ])("%s mm", (diameter, measures, weight) => {
    expect(caseMeasures(diameter)).toEqual(measures);
    expect(measuresAt({ ...caseMeasures(40), weight: 128 }, 40, diameter)).toEqual({ ...measures, weight });
  });

  test("what editors measured stands as they wrote it", () => {
    const measured = { lugToLug: 46, lugWidth: 21, weight: 90 };
    expect(measuresAt(measured, 40, 40)).toEqual(measured);
  });

  test.each([
    ["36mm", 36],
    ["38.5mm", 38.5],
    ["ROUND", null],
    [null, null],
  ])("the key %s says %s", (key, diameter) => {
    expect(diameterOfKey(key)).toBe(diameter);
  });
});
