import { expect, test } from "vitest";
import type { Market } from "@/src/domain/market/market";
import type { Currency } from "@/src/domain/money/currency";
import { containsVat } from "./contains-vat";

const market = (currency: Currency, ...countries: string[]) => ({ currency, countries }) as unknown as Market;
const settings = {
  vat: {
    country: "FR",
    rates: [
      { country: "FR", percent: 20 },
      { country: "GB", percent: 20 },
    ],
  },
  shipping: { countries: ["FR", "GB", "US", "CH"] },
  markets: [market("EUR", "FR", "DE"), market("GBP", "GB"), market("USD", "US"), market("CHF", "CH", "LI")],
};

test.each([
  ["EUR", true],
  // A shop that is registered there has a rate, even where the carrier collects duties from the buyer.
  ["GBP", true],
  ["USD", false],
  ["CHF", false],
  // Without a market the shop's own country counts.
  ["JPY", true],
] as const)("a price in %s contains tax: %s", (currency, expected) => {
  expect(containsVat(settings, currency)).toBe(expected);
});

test("a market with a country that is not taxed promises nothing", () => {
  expect(containsVat({ ...settings, shipping: { countries: ["FR", "DE"] } }, "EUR")).toBe(false);
});
