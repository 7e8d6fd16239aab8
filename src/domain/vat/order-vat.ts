import { containedVat } from "@/src/domain/money/contained-vat";
import type { Minor } from "@/src/domain/money/minor";
import { soldParts, type SoldLine, type SoldParts } from "./sold-parts";
import { vatCountryOf, vatRateOf, type VatTable } from "./vat-rates";

/** The tax of an order: country, rate, base and amount. */
export interface OrderVat extends SoldParts {
  readonly country: string;
  readonly percent: number;
  readonly amount: Minor;
}

interface Sale {
  readonly lines: readonly SoldLine[];
  readonly contact: { readonly shippingAddress: { readonly country: string | null } | null };
}

/** The tax of an order at the time of its payment, stored permanently. Source: specification 9.8. */
export function vatOfSale({ lines, contact }: Sale, table: VatTable): OrderVat {
  const parts = soldParts(lines);
  const country = vatCountryOf(table, contact.shippingAddress);
  const percent = parts.goods > 0 ? vatRateOf(table, country) : 0;
  return { ...parts, country, percent, amount: containedVat(parts.goods, percent) };
}

interface AgreedSale extends Sale {
  readonly vatPercent: number;
  readonly vat: OrderVat | null;
}

/** The tax shown for an order: as stored with its payment, before that as of the pay button. */
export function orderVat({ vat, vatPercent, ...sale }: AgreedSale): OrderVat {
  const country = sale.contact.shippingAddress?.country ?? "";
  return vat ?? vatOfSale(sale, { country, rates: [{ country, percent: vatPercent }] });
}

/** A sale with the tax that its payment would store today, where it is not paid yet. */
export const withVat = <Sold extends AgreedSale>(sale: Sold, table: VatTable): Sold => ({
  ...sale,
  vat: sale.vat ?? vatOfSale(sale, table),
});

/** Whether something left for a country that the table of rates does not name. */
export const isExport = ({ goods, percent }: Pick<OrderVat, "goods" | "percent">): boolean =>
  goods !== 0 && percent === 0;
