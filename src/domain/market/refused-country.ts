import type { Currency } from "@/src/domain/money/currency";
import type { Market } from "./market";

interface Shopper {
  /** Country that the browser names; empty where it names none. */
  readonly country: string;
  /** of the shown prices */
  readonly currency: Currency;
}

/**
 * A country that a shopper may expect a parcel in although the shop does not send there; null where nothing suggests one.
 * It is only a hint: the parcel may go elsewhere.
 * @param sold countries the shop sends to
 */
export function refusedCountry(
  sold: readonly string[],
  markets: readonly Pick<Market, "currency" | "countries">[],
  { country, currency }: Shopper,
): string | null {
  if (country !== "" && !sold.includes(country)) return country;
  const countries = markets.find((market) => market.currency === currency)?.countries ?? [];
  return countries.some((one) => sold.includes(one)) ? null : (countries[0] ?? null);
}
