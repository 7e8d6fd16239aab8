/** Money as the wallet writes it: a decimal text, `"8450"` yen or `"84.50"` euros. */
export interface WalletMoney {
  currency_code: string;
  value: string;
}

/** Currencies of the account with the decimals they take. Source: provider's documentation, currency codes. */
const decimals = new Map([
  ["EUR", 2],
  ["USD", 2],
  ["CHF", 2],
  ["GBP", 2],
  ["SGD", 2],
  ["JPY", 0],
  ["CAD", 2],
  ["AUD", 2],
]);

export const isWalletCurrency = (code: string): boolean => decimals.has(code);

export const decimalsOf = (code: string): number => decimals.get(code) ?? 2;

/** Decimals a text is written with. */
export const writtenDecimals = (value: string): number => value.split(".")[1]?.length ?? 0;

/** @returns the smallest unit: "84.50" EUR is 8450 */
export function toSmallest({ currency_code: code, value }: WalletMoney): number {
  const [whole = "0", fraction = ""] = value.split(".");
  const digits = decimalsOf(code);
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, "0").slice(0, digits) || "0");
}

/** Inverse of {@link toSmallest}. */
export function toWalletMoney(amount: number, code: string): WalletMoney {
  const digits = decimalsOf(code);
  if (digits === 0) return { currency_code: code, value: String(amount) };
  const text = String(amount).padStart(digits + 1, "0");
  return { currency_code: code, value: `${text.slice(0, -digits)}.${text.slice(-digits)}` };
}
