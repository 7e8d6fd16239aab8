import { expect, test } from "vitest";
import { currencies } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { priceAmounts, priceText } from "./price-texts";
import { sampleRates as rates } from "@/tests/factories/sample-rates";

test("the default watch's golden values, in the order of the currencies", () => {
  const amounts = priceAmounts(minor(32_000), rates).split(" ");
  expect(Object.fromEntries(currencies.map((currency, place) => [currency, amounts[place]]))).toMatchObject({
    EUR: "32000",
    USD: "34550",
    CHF: "31350",
    SAR: "129600",
    QAR: "126400",
    GBP: "27200",
    SGD: "46700",
    JPY: "5408000",
    INR: "2880000",
  });
  expect(amounts).toHaveLength(currencies.length);
});

test("an amount written for one currency", () => {
  expect(priceText(minor(32_000), "EUR", rates, "en")).toBe("€320.00");
  expect(priceText(minor(32_000), "USD", rates, "en")).toBe("$345.50");
  expect(priceText(minor(32_000), "JPY", rates, "en")).toBe("¥54,080");
});
