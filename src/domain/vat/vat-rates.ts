/** The standard rate of a country. */
export interface VatRate {
  /** ISO 3166-1, two capital letters */
  readonly country: string;
  /** with at most one decimal: 25.5 in Finland */
  readonly percent: number;
}

/** Country of the shop, and its rates. */
export interface VatTable {
  /** country of sales without a delivery */
  readonly country: string;
  readonly rates: readonly VatRate[];
}

/** The rate of a country; a delivery to an unlisted one is an export, free of tax. */
export const vatRateOf = ({ rates }: Pick<VatTable, "rates">, country: string): number =>
  rates.find((rate) => rate.country === country)?.percent ?? 0;

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
