import { containedVat } from "@/src/domain/money/contained-vat";
import type { Currency, Rates } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import { unionCountries } from "./union";

/** The standard rate of a country, and when the shop owes its tax. */
export interface VatRate {
  /** ISO 3166-1, two capital letters */
  readonly country: string;
  /** with at most one decimal: 25.5 in Finland */
  readonly percent: number;
  /** Number of the shop's registration in a country outside the Union; empty where it has none. */
  readonly registration?: string;
  /**
   * Highest value of a consignment's goods, before tax, up to which the seller owes the tax instead of the border; null
   * where every consignment counts. Source: https://www.gov.uk/guidance/vat-and-overseas-goods-sold-directly-to-customers-in-the-uk
   */
  readonly limit?: VatLimit | null;
}

export interface VatLimit {
  /** hundredths */
  readonly amount: Minor;
  readonly currency: Currency;
}

/** Country of the shop, and its rates. */
export interface VatTable {
  /** country of sales without a delivery */
  readonly country: string;
  readonly rates: readonly VatRate[];
}

/**
 * Whether the tax of a row counts at all: always at home and in the Union, elsewhere with a registration.
 * @param home country of the shop
 */
export const isCharged = ({ country, registration }: Omit<VatRate, "percent">, home: string): boolean =>
  country === home || unionCountries.has(country) || Boolean(registration);

/** The goods that an order sends. */
export interface Consignment {
  /** with tax, hundredths of `currency` */
  readonly goods: Minor;
  readonly currency: Currency;
  readonly rates: Rates;
}

/** Without rounding: the two sides are compared in hundredths of a euro, times a hundred. */
const isWithin = (limit: VatLimit, percent: number, { goods, currency, rates }: Consignment): boolean =>
  (goods - containedVat(goods, percent)) * rates[limit.currency] <= limit.amount * rates[currency];

/**
 * The rate that a price contains in a country. The tax of the shop's own country and of the Union is always charged, that
 * of another country with a registration there and within the row's limit; everything else is an export, free of tax.
 * Source: specification 9.8; decision 0164.
 * @param consignment unknown before an order: a row with a limit then promises no tax
 */
export function vatRateOf(table: VatTable, country: string, consignment?: Consignment): number {
  const row = table.rates.find((rate) => rate.country === country);
  if (!row || !isCharged(row, table.country)) return 0;
  if (row.limit && !(consignment && isWithin(row.limit, row.percent, consignment))) return 0;
  return row.percent;
}

/**
 * Number under which the shop declares the tax of a country outside the Union, which papers of a sale there name; null where
 * its own number serves. Source: Swiss VAT Act, art. 26 para. 2 let. a.
 */
export const registrationAt = ({ country: home, rates }: VatTable, country: string): string | null =>
  country === home || unionCountries.has(country)
    ? null
    : rates.find((rate) => rate.country === country)?.registration || null;

/** The country whose tax a sale contains: where it is delivered, else the shop's own. Source: specification 9.8. */
export const vatCountryOf = (
  { country }: Pick<VatTable, "country">,
  delivery: { readonly country: string | null } | null,
): string => delivery?.country ?? country;

/** Whether a code names a country today, as ISO 3166-1 has it: neither a retired code nor a group of countries. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || ["EU", "EZ", "UN", "QO", "ZZ", "XA", "XB"].includes(code)) return false;
  // A retired or unofficial code is replaced by the current one: UK by GB.
  const { region } = new Intl.Locale("und", { region: code });
  return (
    region === code &&
    new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined
  );
}

/** A rate as an editor may write it: 0 to 40 with at most one decimal. */
export const isVatPercent = (percent: unknown): boolean =>
  typeof percent === "number" && percent >= 0 && percent <= 40 && Math.round(percent * 10) / 10 === percent;
