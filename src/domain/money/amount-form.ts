import type { Locale } from "@/src/domain/locale/locale";
import { currencies } from "./currency";
import { amountFormat } from "./format-money";

/** How a language writes amounts, for a script that cannot wait for Intl. */
export interface AmountForm {
  /** What stands between thousands. */
  readonly group: string;
  /** The least digits of a whole part that is parted: five in Spanish. */
  readonly parted: number;
  readonly decimalSign: string;
  /** What stands before and after an amount, and its decimals; in the order of the domain's currencies. */
  readonly signs: readonly (readonly [before: string, after: string, decimals: number])[];
}

/** Read off formatMoney's own formats, so that both write the same. */
export function amountForm(locale: Locale): AmountForm {
  const parts = (amount: number) => amountFormat(locale, "EUR").formatToParts(amount);
  const sign = (type: "group" | "decimal") => parts(12_345).find((part) => part.type === type)?.value ?? "";
  return {
    group: sign("group"),
    parted: parts(1_234).some((part) => part.type === "group") ? 4 : 5,
    decimalSign: sign("decimal"),
    signs: currencies.map((currency) => {
      const format = amountFormat(locale, currency);
      const [before = "", after = ""] = format.format(0).split(/0[.,]?0*/);
      return [before, after, format.resolvedOptions().maximumFractionDigits ?? 0] as const;
    }),
  };
}
