import { expect, test } from "vitest";
import { refusedCountry } from "./refused-country";

const sold = ["FR", "JP"];
const markets = [
  { currency: "EUR", countries: ["DE", "FR"] },
  { currency: "JPY", countries: ["JP"] },
  { currency: "INR", countries: ["IN"] },
] as const;

test.each([
  ["FR", "EUR", null],
  ["", "EUR", null],
  ["", "JPY", null],
  ["", "USD", null],
  ["BR", "EUR", "BR"],
  ["BR", "JPY", "BR"],
  ["", "INR", "IN"],
  ["FR", "INR", "IN"],
] as const)("browser %j, prices in %s: %s", (country, currency, refused) => {
  expect(refusedCountry(sold, markets, { country, currency })).toBe(refused);
});
