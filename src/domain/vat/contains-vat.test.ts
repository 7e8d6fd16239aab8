import { expect, test } from "vitest";
import type { Market } from "@/src/domain/market/market";
import type { Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { sampleRates } from "@/tests/factories/sample-rates";
import { containsVat, withoutContainedVat } from "./contains-vat";

const market = (currency: Currency, ...countries: string[]) =>
  ({ currency, countries, border: { payer: "buyer", taxPercent: 20 } }) as unknown as Market;
const settings = {
  vat: {
    country: "FR",
    rates: [
      { country: "FR", percent: 20 },
      { country: "DE", percent: 19 },
      { country: "GB", percent: 20, registration: "GB 123" },
      { country: "CH", percent: 8.1, registration: "" },
    ],
  },
  rates: sampleRates,
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
  const vat = { ...settings.vat, rates: settings.vat.rates.filter(({ country }) => country !== "DE") };
  expect(containsVat({ ...settings, vat, shipping: { countries: ["FR", "DE"] } }, "EUR")).toBe(false);
});

test("with a limit a price promises nothing before it is known what is sent, and the border asks nothing below it", () => {
  const limit = { amount: minor(13_500), currency: "GBP" } as const;
  const rates = [{ country: "GB", percent: 20, registration: "GB 123", limit }];
  const limited = { ...settings, vat: { country: "FR", rates } };
  expect(containsVat(limited, "GBP")).toBe(false);
  const taxed = (goods: number) =>
    withoutContainedVat(market("GBP", "GB"), limited, minor(goods)).border.taxPercent;
  expect([taxed(16_200), taxed(16_201)]).toEqual([0, 20]);
});
