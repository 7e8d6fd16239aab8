import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { parseMove } from "./parse-move";
import { proposePrice, type PriceMove, type Rounding } from "./propose-price";

const percent = (value: number): PriceMove => ({ by: "percent", value });
const amount = (value: number): PriceMove => ({ by: "amount", value });

test.each<[price: number, PriceMove, Rounding, expected: number]>([
  [7000, percent(1000), 1, 7700],
  [7000, percent(-250), 1, 6825],
  // 68.25 to whole euros, to five euros.
  [7000, percent(-250), 100, 6800],
  [7000, percent(-250), 500, 7000],
  // Halves go up: 101.50 and 102.50.
  [10_150, percent(0), 100, 10_200],
  [10_250, percent(0), 500, 10_500],
  [3333, percent(1000), 1, 3666],
  [2000, amount(550), 1, 2550],
  [2000, amount(550), 500, 2500],
  // Never below nothing, never beyond the highest price.
  [2000, amount(-2500), 1, 0],
  [9_990_000, percent(5000), 1, 10_000_000],
  // A share of nothing is nothing.
  [0, percent(1000), 100, 0],
  [0, amount(500), 100, 500],
])("%i moved by %j, rounded to %i: %i", (price, move, rounding, expected) => {
  expect(proposePrice(minor(price), move, rounding)).toBe(expected);
});

test.each([
  ["5", 500],
  ["+2,5", 250],
  ["-10", -1000],
  ["−10,50 €", -1050],
  ["-2.5 %", -250],
  ["--5", null],
  ["cinq", null],
  ["", null],
])("%j is typed for %s", (typed, expected) => {
  expect(parseMove(typed)).toBe(expected);
});
