import type { DefaultServerCellComponentProps } from "payload";
import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { adminLocale } from "./admin-locale";

const row = v.object({
  total: v.pipe(v.number(), v.transform(minor)),
  chargeCurrency: v.picklist(currencies),
});

/** The total of an order in the list, as money rather than hundredths. */
export function TotalCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const { total, chargeCurrency } = v.parse(row, rowData);
  return <span>{formatMoney(total, chargeCurrency, adminLocale(i18n.language))}</span>;
}
