import type { Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { unionCountries } from "@/src/domain/vat/union";

/** Taxed goods sold to one country at one rate in a quarter, less refunds. */
export interface UnionSale {
  /** quarter of the sale, as 2026-Q3: an earlier one than the declared quarter is a correction */
  readonly period: string;
  readonly country: string;
  readonly percent: number;
  readonly currency: Currency;
  /** with tax, hundredths of `currency` */
  readonly gross: Minor;
  readonly vat: Minor;
}

/**
 * What the one-stop shop of the Union takes: sales to other member states. Those at home are in the usual return.
 * Source: Directive 2006/112/EC, articles 369a to 369k; corrections: article 369g(4).
 * @param home country of the shop
 */
export const oneStopSales = (sales: readonly UnionSale[], home: string): readonly UnionSale[] =>
  sales.filter(({ country }) => country !== home && unionCountries.has(country));

/** Before tax. */
export const netOf = ({ gross, vat }: Pick<UnionSale, "gross" | "vat">): Minor => minor(gross - vat);
