import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { sampleRates } from "@/tests/factories/sample-rates";
import { isExport, isVatKnown, orderVat, vatOfSale, withVat } from "./order-vat";

test("before its payment a sale shows the tax of its country, none before its country is known, afterwards its own", () => {
  const table = { country: "FR", rates: [{ country: "FR", percent: 20 }] };
  const sold = (country: string | null) => ({
    lines: [{ kind: "watch" as const, total: minor(12_000) }],
    contact: { shippingAddress: country === null ? null : { country } },
    chargeCurrency: "EUR" as const,
    rates: sampleRates,
    vatPercent: 20,
    vat: null,
  });
  expect(withVat(sold("JP"), table).vat).toMatchObject({ country: "JP", percent: 0, amount: 0 });
  expect(withVat(sold("FR"), table).vat).toMatchObject({ country: "FR", percent: 20, amount: 2_000 });
  for (const open of [orderVat(withVat(sold(null), table)), orderVat(sold(null))]) {
    expect(open).toMatchObject({ percent: 0, amount: 0, goods: 12_000 });
    expect([isVatKnown(open), isExport(open)]).toEqual([false, false]);
  }
  expect(vatOfSale(sold(null), table)).toMatchObject({ country: "FR", percent: 20 });
  const paid = { ...sold("JP"), vat: vatOfSale(sold("FR"), table) };
  expect(withVat(paid, table).vat).toMatchObject({ country: "FR" });
});
