import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { lowestPriceBefore, type PastPrice } from "./lowest-price-before";

const price = (day: string, paid: number, discount = 0): PastPrice => ({
  paid: minor(paid),
  discount,
  since: new Date(`2026-${day}T12:00:00Z`),
});

describe("lowest price of the 30 days before a reduction", () => {
  test.each<[string, readonly PastPrice[], number | null]>([
    ["nothing is reduced", [price("01-01", 32_000)], null],
    ["no history", [], null],
    ["one price before", [price("01-01", 32_000), price("06-01", 28_800, 10)], 32_000],
    [
      "a rise just before the reduction does not count for it",
      [price("01-01", 30_000), price("05-25", 36_000), price("06-01", 32_400, 10)],
      30_000,
    ],
    [
      "a price that ended more than 30 days before does not count",
      [price("01-01", 25_000), price("04-01", 32_000), price("06-01", 28_800, 10)],
      32_000,
    ],
    [
      "a reduction deepened step by step counts from its first step",
      [price("01-01", 32_000), price("06-01", 28_800, 10), price("06-10", 25_600, 20)],
      32_000,
    ],
    [
      "an earlier reduction within the 30 days counts",
      [
        price("01-01", 32_000),
        price("05-10", 28_800, 10),
        price("05-20", 32_000),
        price("06-01", 27_200, 15),
      ],
      28_800,
    ],
    [
      "a product younger than 30 days answers with the prices it has had",
      [price("05-10", 30_000), price("05-20", 32_000), price("06-01", 28_800, 10)],
      30_000,
    ],
    [
      "a price that was raised exactly 30 days before was not in force on any of them",
      [price("01-01", 25_000), price("05-02", 32_000), price("06-01", 28_800, 10)],
      32_000,
    ],
    [
      "a price that was raised a day later was",
      [price("01-01", 25_000), price("05-03", 32_000), price("06-01", 28_800, 10)],
      25_000,
    ],
    [
      "a reduction that is over",
      [price("01-01", 32_000), price("05-01", 28_800, 10), price("06-01", 32_000)],
      null,
    ],
    ["reduced from its first day", [price("06-01", 28_800, 10)], null],
  ])("%s", (_, history, expected) => {
    expect(lowestPriceBefore(history)).toBe(expected);
    expect(lowestPriceBefore(history.toReversed())).toBe(expected);
  });
});
