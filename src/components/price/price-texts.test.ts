import { expect, test } from "vitest";
import { currencies } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { priceAmounts, priceText } from "./price-texts";

// Specification §9, display rates.
const rates = { EUR: 100, USD: 108, CHF: 98, SAR: 405, QAR: 395, GBP: 85, SGD: 146, JPY: 16_900, INR: 9_000 };

test("the default watch's golden values, in the order of the currencies", () => {
  expect(priceAmounts(minor(32_000), rates).split(" ")).toEqual([
    "32000",
    "34550",
    "31350",
    "129600",
    "126400",
    "27200",
    "46700",
    "5408000",
    "2880000",
  ]);
  expect(currencies).toHaveLength(9);
});

test("an amount written for one currency", () => {
  expect(priceText(minor(32_000), "EUR", rates, "en")).toBe("€320.00");
  expect(priceText(minor(32_000), "USD", rates, "en")).toBe("$345.50");
  expect(priceText(minor(32_000), "JPY", rates, "en")).toBe("¥54,080");
});
