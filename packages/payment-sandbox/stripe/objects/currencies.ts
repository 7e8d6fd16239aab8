/**
 * Currencies of the account: the smallest charge in the currency's smallest unit,
 * and how many decimals that unit stands for. Source: provider's documentation,
 * minimum charge amounts and zero-decimal currencies.
 */
const currencies: Record<string, { minimum: number; decimals: number }> = {
  eur: { minimum: 50, decimals: 2 },
  usd: { minimum: 50, decimals: 2 },
  chf: { minimum: 50, decimals: 2 },
  gbp: { minimum: 30, decimals: 2 },
  sar: { minimum: 200, decimals: 2 },
  qar: { minimum: 200, decimals: 2 },
  aed: { minimum: 200, decimals: 2 },
  sgd: { minimum: 50, decimals: 2 },
  jpy: { minimum: 50, decimals: 0 },
  inr: { minimum: 50, decimals: 2 },
  cad: { minimum: 50, decimals: 2 },
  aud: { minimum: 50, decimals: 2 },
  sek: { minimum: 300, decimals: 2 },
  nok: { minimum: 300, decimals: 2 },
  dkk: { minimum: 250, decimals: 2 },
};

export const largestCharge = 99_999_999;

export function isCurrency(code: string): boolean {
  return Object.hasOwn(currencies, code);
}

export function minimumCharge(currency: string): number {
  return currencies[currency]?.minimum ?? 50;
}

/** @param amount smallest unit of the currency: 8450 is 84.50 EUR, but 8450 JPY */
export function showMoney(amount: number, currency: string, locale: string): string {
  const decimals = currencies[currency]?.decimals ?? 2;
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(amount / 10 ** decimals);
}
