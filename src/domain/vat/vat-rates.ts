/** The standard rate of a country. */
export interface VatRate {
  /** ISO 3166-1, two capital letters */
  readonly country: string;
  /** with at most one decimal: 25.5 in Finland */
  readonly percent: number;
}

/** Where the shop sells from, and what it charges where. */
export interface VatTable {
  /** taxes what is delivered nowhere */
  readonly country: string;
  readonly rates: readonly VatRate[];
}

/** The rate of a country; what goes to one that the table does not name is an export, free of tax. */
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
  // A retired or unofficial code is answered by the one in its place: UK by GB.
  const { region } = new Intl.Locale("und", { region: code });
  return (
    region === code &&
    new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined
  );
}

/** A rate as an editor may write it: 0 to 40 with at most one decimal. */
export const isVatPercent = (percent: unknown): boolean =>
  typeof percent === "number" && percent >= 0 && percent <= 40 && Math.round(percent * 10) / 10 === percent;
