import { expect, test } from "vitest";
import { minor, zero } from "@/src/domain/money/minor";
import type { Market } from "@/src/domain/market/market";
import { loadWords } from "@/src/i18n/words";
import { sampleRates } from "@/tests/factories/sample-rates";
import { borderOfOrder } from "./border-of-order";

const market: Market = {
  currency: "USD",
  countries: ["US"],
  factor: 100,
  transitDays: null,
  payments: [],
  border: {
    payer: "buyer",
    dutyPercent: 15,
    taxPercent: 0,
    valuePercent: 100,
    dutyFreeBelow: minor(0),
    taxFreeBelow: minor(0),
    note: { fr: "" },
  },
};

type Order = Parameters<typeof borderOfOrder>[0];

const orderTo = (country: string, kind: Order["lines"][number]["kind"] = "watch"): Order => ({
  locale: "en",
  chargeCurrency: "EUR",
  rates: sampleRates,
  vatPercent: 20,
  vat: null,
  lines: [{ kind, total: minor(31_000) }],
  contact: { shippingAddress: { country } },
});

test.each([
  [
    "US",
    "watch",
    "United States: about $50 of duties and taxes, collected by the carrier on arrival (estimate).",
  ],
  ["FR", "watch", null],
  ["US", "gift-card", null],
] as const)("an order to %s of a %s", async (country, kind, said) => {
  const snapshot = {
    settings: { markets: [market], rates: sampleRates },
    words: await loadWords("Maison Essai"),
  };
  expect(borderOfOrder(orderTo(country, kind), snapshot)).toBe(said);
});

test("a tax that the price contains is not asked again at the border", async () => {
  const border = { ...market.border, dutyPercent: 0, taxPercent: 20 };
  const snapshot = {
    settings: { markets: [{ ...market, border }], rates: sampleRates },
    words: await loadWords("Maison Essai"),
  };
  const order = orderTo("US");
  const parts = { goods: minor(31_000), duties: zero, vouchers: zero, donated: zero };
  const taxed = { ...parts, country: "US", percent: 20, amount: minor(5_167) };
  expect(borderOfOrder(order, snapshot)).toContain("about");
  expect(borderOfOrder({ ...order, vat: taxed }, snapshot)).not.toContain("about");
});
