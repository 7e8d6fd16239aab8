import { fill } from "@/src/domain/locale/fill";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import { isExport, type OrderVat } from "@/src/domain/vat/order-vat";
import { registrationAt } from "@/src/domain/vat/vat-rates";
import type { LanguageWords } from "@/src/i18n/words";
import type { orderFigures } from "./order-figures";

type Texts = LanguageWords["receipt"];
type Figures = ReturnType<typeof orderFigures>;

/** A row of a document's totals. */
export interface DocumentSum {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
}

export const sum = (label: string, amount: string, isTotal = false): DocumentSum => ({
  label,
  amount,
  isTotal,
});

/** The facts of the shop that a receipt or a credit note names. */
export type Seller = Pick<ShopSettings, "company" | "vat">;

/**
 * Seller details required on a receipt or a credit note.
 * @param sale its tax: that of a country outside the Union has a number of its own
 */
export function sellerLines(
  { company, vat: table }: Seller,
  sale: Pick<OrderVat, "country" | "percent">,
  texts: Texts,
  { country }: Figures,
): readonly string[] {
  const abroad = sale.percent === 0 ? null : registrationAt(table, sale.country);
  return [
    company.name,
    ...company.address,
    ...(company.registration ? [fill(texts.registration, { number: company.registration })] : []),
    ...(company.vatNumber ? [fill(texts.vatNumber, { number: company.vatNumber })] : []),
    ...(abroad === null ? [] : [fill(texts.vatNumberOf, { country: country(sale.country), number: abroad })]),
  ];
}

interface Taxed extends Pick<OrderVat, "goods" | "duties" | "vouchers" | "donated" | "percent" | "country"> {
  /** tax included in the goods */
  readonly amount: Minor;
}

/** Tax of a sale or refund: rate, amount and country, an export as text, and untaxed articles. */
export function vatSums(
  vat: Taxed,
  texts: Texts,
  { amount, percent, country }: Figures,
): readonly DocumentSum[] {
  const where = { percent: percent(vat.percent), country: country(vat.country) };
  return [
    ...(vat.goods === 0
      ? []
      : [
          sum(texts.net, amount(minor(vat.goods - vat.amount))),
          sum(fill(isExport(vat) ? texts.export : texts.vat, where), amount(vat.amount)),
        ]),
    ...(vat.duties === 0 ? [] : [sum(texts.duties, amount(vat.duties))]),
    ...(vat.vouchers === 0 ? [] : [sum(texts.vouchers, amount(vat.vouchers))]),
  ];
}
