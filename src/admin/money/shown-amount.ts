import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { adminLocale } from "@/src/admin/admin-locale";

const currency = v.picklist(currencies);
/** As amountField and moneyField write it, see collections/amount-field.ts. */
const custom = v.object({ currency: v.union([currency, v.object({ field: v.string() })]) });
const amount = v.pipe(v.number(), v.integer(), v.transform(minor));

/** The value of a field of money: with its currency, in the reader's format; null for an empty one. */
export function shownAmount(
  value: unknown,
  field: { readonly custom?: unknown },
  row: Readonly<Record<string, unknown>>,
  language: string,
): string | null {
  if (value === null || value === undefined) return null;
  const given = v.parse(custom, field.custom).currency;
  const unit = v.parse(currency, typeof given === "string" ? given : row[given.field]);
  return formatMoney(v.parse(amount, value), unit, adminLocale(language));
}
