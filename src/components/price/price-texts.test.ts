import { expect, test } from "vitest";
import { currencies } from "../../domain/money/currency";
import { minor } from "../../domain/money/minor";
import { priceTexts } from "./price-texts";

// Specification §9, display rates.
const rates = { EUR: 100, USD: 108, CHF: 98, SAR: 405, QAR: 395, GBP: 85, SGD: 146, JPY: 16_900, INR: 9_000 };

test.each(["fr", "en", "es", "jp"] as const)(
  "in %s every currency has its text, and the form can be read back",
  (locale) => {
    const parts = priceTexts(minor(32_000), rates, locale)
      .split(";")
      .map((part) => part.split("|"));
    expect(parts.map(([code]) => code)).toEqual([...currencies]);
    expect(parts.every((part) => part.length === 2 && part[1])).toBe(true);
  },
);

test("the default watch's golden values", () => {
  const texts = priceTexts(minor(32_000), rates, "en");
  expect(texts).toContain("EUR|€320.00");
  expect(texts).toContain("USD|$345.50");
  expect(texts).toContain("JPY|¥54,080");
});
