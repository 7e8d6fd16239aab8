import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { isExport, orderVat, vatOfSale } from "./order-vat";
import { partsGivenBack, soldParts } from "./sold-parts";
import { isCountry, isVatPercent, vatRateOf } from "./vat-rates";

const table = {
  country: "FR",
  rates: [
    { country: "FR", percent: 20 },
    { country: "FI", percent: 25.5 },
  ],
};
const line = (kind: "watch" | "gift-card" | "gift-watch" | "donation", total: number) => ({
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
    const vat = vatOfSale({ lines: [line("watch", 31_000)], contact: to(country) }, table);
    expect(vat).toMatchObject({ country: country ?? "FR", percent, amount, goods: 31_000 });
    expect(isExport(vat)).toBe(country === "JP");
  });

  test("is on goods alone: vouchers and gifts bear none", () => {
    const lines = [line("watch", 12_000), line("gift-card", 5_000), line("gift-watch", 9_000)];
    expect(vatOfSale({ lines, contact: to("FR") }, table)).toMatchObject({ amount: 2_000, vouchers: 14_000 });
    for (const country of ["FR", "JP"]) {
      const given = vatOfSale({ lines: [line("donation", 5_000)], contact: to(country) }, table);
      expect(given).toMatchObject({ amount: 0, percent: 0, donated: 5_000 });
      expect(isExport(given)).toBe(false);
    }
    const given = vatOfSale({ lines: [line("gift-card", 5_000)], contact: { shippingAddress: null } }, table);
    expect(given.percent).toBe(0);
    expect(isExport(given)).toBe(false);
  });

  test("is what was written down, once it was", () => {
    const lines = [line("watch", 12_000)];
    const vat = vatOfSale({ lines, contact: to("FI") }, table);
    expect(orderVat({ lines, contact: to("FR"), vatPercent: 20, vat })).toBe(vat);
    expect(orderVat({ lines, contact: to("FR"), vatPercent: 20, vat: null })).toMatchObject({
      amount: 2_000,
    });
  });
});

test("a country that the table does not name is not taxed", () => expect(vatRateOf(table, "US")).toBe(0));

test.each([
  [0, 0, 0],
  [7_000, 7_000, 0],
  [10_000, 10_000, 0],
  [12_000, 10_000, 2_000],
])("of %i given back, %i is for goods and %i for vouchers", (back, goods, vouchers) => {
  const sold = soldParts([line("watch", 10_000), line("gift-card", 5_000)]);
  expect(partsGivenBack(sold, minor(back))).toEqual({ goods, vouchers, donated: 0 });
});
