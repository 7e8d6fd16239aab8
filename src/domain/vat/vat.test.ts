import { describe, expect, test } from "vitest";
import type { Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { isExport, orderVat, vatOfSale } from "./order-vat";
import { sampleRates } from "@/tests/factories/sample-rates";
import { partsGivenBack, soldParts } from "./sold-parts";
import { isCountry, isVatPercent, vatRateOf } from "./vat-rates";

const table = {
  country: "FR",
  rates: [
    { country: "FR", percent: 20 },
    { country: "FI", percent: 25.5 },
  ],
};
const money = { chargeCurrency: "EUR", rates: sampleRates } as const;
const line = (kind: "watch" | "gift-card" | "gift-watch" | "donation" | "duties", total: number) => ({
  kind,
  total: minor(total),
});
const to = (country: string | null) => ({ shippingAddress: country === null ? null : { country } });

test.each(["FR", "GR", "FI", "JP", "GB"])("%s is a country", (code) => expect(isCountry(code)).toBe(true));
test.each(["UK", "EL", "EU", "EZ", "UN", "QO", "XA", "XB", "fr", "FRA", "xFR", "", "ZZ", "XX"])(
  "%s is none",
  (code) => expect(isCountry(code)).toBe(false),
);

test.each([0, 20, 25.5, 40])("%s is a rate", (percent) => expect(isVatPercent(percent)).toBe(true));
test.each([-1, 40.1, 20.55, Number.NaN, "20", null])("%s is none", (percent) =>
  expect(isVatPercent(percent)).toBe(false),
);

describe("the tax of a sale", () => {
  test.each([
    ["FI", 25.5, 6_299],
    ["FR", 20, 5_167],
    [null, 20, 5_167],
    ["JP", 0, 0],
  ])("delivered to %s is %d %%", (country, percent, amount) => {
    const vat = vatOfSale({ ...money, lines: [line("watch", 31_000)], contact: to(country) }, table);
    expect(vat).toMatchObject({ country: country ?? "FR", percent, amount, goods: 31_000 });
    expect(isExport(vat)).toBe(country === "JP");
  });

  test("is on goods alone: vouchers and gifts bear none", () => {
    const lines = [line("watch", 12_000), line("gift-card", 5_000), line("gift-watch", 9_000)];
    expect(vatOfSale({ ...money, lines, contact: to("FR") }, table)).toMatchObject({
      amount: 2_000,
      vouchers: 14_000,
    });
    for (const country of ["FR", "JP"]) {
      const given = vatOfSale({ ...money, lines: [line("donation", 5_000)], contact: to(country) }, table);
      expect(given).toMatchObject({ amount: 0, percent: 0, donated: 5_000 });
      expect(isExport(given)).toBe(false);
    }
    const given = vatOfSale(
      { ...money, lines: [line("gift-card", 5_000)], contact: { shippingAddress: null } },
      table,
    );
    expect(given.percent).toBe(0);
    expect(isExport(given)).toBe(false);
  });

  test("is what was written down, once it was", () => {
    const lines = [line("watch", 12_000)];
    const vat = vatOfSale({ ...money, lines, contact: to("FI") }, table);
    expect(orderVat({ ...money, lines, contact: to("FR"), vatPercent: 20, vat })).toBe(vat);
    expect(orderVat({ ...money, lines, contact: to("FR"), vatPercent: 20, vat: null })).toMatchObject({
      amount: 2_000,
    });
  });
});

test("a country that the table does not name is not taxed", () => expect(vatRateOf(table, "US")).toBe(0));

describe("a country outside the Union", () => {
  const row = { country: "GB", percent: 20, limit: { amount: minor(13_500), currency: "GBP" as const } };
  const registered = { ...table, rates: [...table.rates, { ...row, registration: "GB 123 4567 89" }] };
  const sold = (goods: number, chargeCurrency: Currency, ...more: ReturnType<typeof line>[]) => ({
    lines: [line("watch", goods), ...more],
    contact: to("GB"),
    chargeCurrency,
    rates: sampleRates,
  });

  test("is not taxed without a registration, whatever its row says", () => {
    const rates = [...table.rates, row, { country: "CH", percent: 8.1, registration: "" }];
    expect(vatOfSale(sold(10_000, "GBP"), { ...table, rates })).toMatchObject({ country: "GB", percent: 0 });
    expect(vatRateOf({ ...table, rates }, "CH")).toBe(0);
    expect(vatRateOf({ country: "CH", rates }, "CH")).toBe(8.1);
  });

  test.each([
    ["GBP", 16_200, 20],
    ["GBP", 16_201, 0],
    // £135 before tax are €158.82 at 0.85, with tax €190.58.
    ["EUR", 19_058, 20],
    ["EUR", 19_060, 0],
    ["JPY", 3_220_900, 20],
    ["JPY", 3_221_000, 0],
  ] as const)("is taxed up to the limit before tax: %s %i at %i %%", (currency, goods, percent) => {
    const vat = vatOfSale(sold(goods, currency), registered);
    expect(vat.percent).toBe(percent);
    expect(isExport(vat)).toBe(percent === 0);
  });

  test("counts neither vouchers, donations nor duties towards the limit", () => {
    const others = [line("gift-card", 5_000), line("donation", 5_000), line("duties", 5_000)];
    expect(vatOfSale(sold(16_200, "GBP", ...others), registered)).toMatchObject({
      percent: 20,
      amount: 2_700,
      goods: 16_200,
      vouchers: 5_000,
      donated: 5_000,
      duties: 5_000,
    });
  });

  test("is taxed whatever the value where its row has no limit", () => {
    const rates = [{ country: "CH", percent: 8.1, registration: "CHE-123.456.789" }];
    expect(vatOfSale({ ...sold(100_000, "CHF"), contact: to("CH") }, { country: "FR", rates })).toMatchObject(
      {
        percent: 8.1,
        amount: 7_493,
      },
    );
  });
});

test.each([
  [0, 0, 0],
  [7_000, 7_000, 0],
  [10_000, 10_000, 0],
  [12_000, 10_000, 2_000],
])("of %i given back, %i is for goods and %i for vouchers", (back, goods, vouchers) => {
  const sold = soldParts([line("watch", 10_000), line("gift-card", 5_000)]);
  expect(partsGivenBack(sold, minor(back))).toEqual({ goods, duties: 0, vouchers, donated: 0 });
});
