import { containedVat } from "@/src/domain/money/contained-vat";
import { zero, type Minor } from "@/src/domain/money/minor";
import { soldParts, type SoldLine, type SoldParts } from "./sold-parts";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { vatCountryOf, vatRateOf, type VatTable } from "./vat-rates";

/** The tax of an order: country, rate, base and amount. */
export interface OrderVat extends SoldParts {
  /** Empty for goods that are not paid yet and have no address: which tax the price contains is not known. */
  readonly country: string;
  readonly percent: number;
  readonly amount: Minor;
}

interface Sale {
  readonly lines: readonly SoldLine[];
  readonly chargeCurrency: Currency;
  readonly rates: Rates;
  readonly contact: { readonly shippingAddress: { readonly country: string | null } | null };
}

/** The tax of an order at the time of its payment, stored permanently. Source: specification 9.8. */
export function vatOfSale({ lines, contact, chargeCurrency, rates }: Sale, table: VatTable): OrderVat {
  const parts = soldParts(lines);
  const country = vatCountryOf(table, contact.shippingAddress);
  const consignment = { goods: parts.goods, currency: chargeCurrency, rates };
  const percent = parts.goods > 0 ? vatRateOf(table, country, consignment) : 0;
  return { ...parts, country, percent, amount: containedVat(parts.goods, percent) };
}

/** The tax of an order that is not paid yet: none is said of goods before their country is known. */
function vatBeforePayment(sale: Sale, table: VatTable): OrderVat {
  const parts = soldParts(sale.lines);
  const isKnown = parts.goods === 0 || Boolean(sale.contact.shippingAddress?.country);
  return isKnown ? vatOfSale(sale, table) : { ...parts, country: "", percent: 0, amount: zero };
}

interface AgreedSale extends Sale {
  readonly vatPercent: number;
  readonly vat: OrderVat | null;
}

/** The tax shown for an order: as stored with its payment, before that as of the pay button. */
export function orderVat({ vat, vatPercent, ...sale }: AgreedSale): OrderVat {
  const country = sale.contact.shippingAddress?.country ?? "";
  return vat ?? vatBeforePayment(sale, { country, rates: [{ country, percent: vatPercent }] });
}

/** A sale with the tax that its payment would store today, where it is not paid yet. */
export const withVat = <Sold extends AgreedSale>(sale: Sold, table: VatTable): Sold => ({
  ...sale,
  vat: sale.vat ?? vatBeforePayment(sale, table),
});

/** Whether something left for a country whose tax the shop does not charge. */
export const isExport = ({
  goods,
  percent,
  country,
}: Pick<OrderVat, "goods" | "percent" | "country">): boolean =>
  goods !== 0 && percent === 0 && country !== "";

/** Whether the tax of goods is known: from the payment on, before it with an address. */
export const isVatKnown = ({ country }: Pick<OrderVat, "country">): boolean => country !== "";
