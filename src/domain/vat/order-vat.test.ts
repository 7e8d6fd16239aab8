import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { vatOfSale, withVat } from "./order-vat";

test("before its payment a sale shows the tax of its country, afterwards its own", () => {
  const table = { country: "FR", rates: [{ country: "FR", percent: 20 }] };
  const sold = (country: string | null) => ({
    lines: [{ kind: "watch" as const, total: minor(12_000) }],
    contact: { shippingAddress: country === null ? null : { country } },
    vatPercent: 20,
    vat: null,
  });
  expect(withVat(sold("JP"), table).vat).toMatchObject({ country: "JP", percent: 0, amount: 0 });
  expect(withVat(sold("FR"), table).vat).toMatchObject({ country: "FR", percent: 20, amount: 2_000 });
  expect(withVat(sold(null), table).vat).toMatchObject({ country: "FR", percent: 20 });
  const paid = { ...sold("JP"), vat: vatOfSale(sold("FR"), table) };
  expect(withVat(paid, table).vat).toMatchObject({ country: "FR" });
});
