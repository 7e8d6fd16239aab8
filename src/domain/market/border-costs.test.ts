import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { borderCosts } from "./border-costs";

const free = {
  dutyPercent: 0,
  taxPercent: 0,
  valuePercent: 100,
  dutyFreeBelow: minor(0),
  taxFreeBelow: minor(0),
};

test.each([
  ["nothing is asked", 30_000, {}, 0, 0],
  ["a duty", 33_480, { dutyPercent: 15 }, 5_022, 0],
  ["a tax on the value and the duty", 126_600, { dutyPercent: 5, taxPercent: 15 }, 6_330, 19_940],
  ["a tax with a decimal", 30_400, { taxPercent: 8.1 }, 0, 2_462],
  [
    "60 % of the price count",
    5_240_000,
    { taxPercent: 10, valuePercent: 60, taxFreeBelow: minor(1_000_000) },
    0,
    314_400,
  ],
  [
    "a value below the limit is free",
    1_600_000,
    { taxPercent: 10, valuePercent: 60, taxFreeBelow: minor(1_000_000) },
    0,
    0,
  ],
  ["a value at the limit is not", 13_500, { taxPercent: 20, taxFreeBelow: minor(13_500) }, 0, 2_700],
  [
    "no duty below its limit, but tax",
    10_000,
    { dutyPercent: 5, taxPercent: 20, dutyFreeBelow: minor(15_000) },
    0,
    2_000,
  ],
])("%s", (_name, value, border, duty, tax) => {
  expect(borderCosts(minor(value), { ...free, ...border })).toEqual({ duty, tax, total: duty + tax });
});
