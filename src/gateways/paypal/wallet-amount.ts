import * as v from "valibot";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import { isWhole, toSmallestUnit } from "@/src/domain/money/smallest-unit";

/** An amount in PayPal's format. */
export const walletAmount = v.object({
  currency_code: v.string(),
  value: v.pipe(v.string(), v.regex(/^\d+(\.\d{1,3})?$/)),
});
export type WalletAmount = v.InferOutput<typeof walletAmount>;

/** @param smallest in the provider's smallest unit: 8450 is "84.50" EUR, but "8450" JPY */
export function writeSmallest(smallest: number, currency: string): WalletAmount {
  if (isWhole(currency)) return { currency_code: currency, value: String(smallest) };
  const digits = String(smallest).padStart(3, "0");
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** @throws RangeError if hundredths of a yen would be lost */
export const writeAmount = (amount: Minor, currency: Currency): WalletAmount =>
  writeSmallest(toSmallestUnit(amount, currency), currency);

/** @returns the smallest unit, NaN for more decimals than the currency has, which equals no amount */
export function readAmount({ currency_code: currency, value }: WalletAmount): number {
  const digits = isWhole(currency) ? 0 : 2;
  const [whole = "", fraction = ""] = value.split(".");
  // Some responses have yen with decimals: they must be zero.
  if (/[1-9]/.test(fraction.slice(digits))) return Number.NaN;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
}
