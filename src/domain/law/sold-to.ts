import { unionCountries } from "@/src/domain/vat/union";

/** Countries whose law holds: all of them, those of the European Union, or some by their ISO codes. */
export type Territory = "every" | "union" | readonly string[];

/** The countries of a territory among those that the shop sells to. */
export function soldTo(territory: Territory, countries: readonly string[]): readonly string[] {
  if (territory === "every") return countries;
  const isInside = (code: string) =>
    territory === "union" ? unionCountries.has(code) : territory.includes(code);
  return countries.filter(isInside);
}

/** Whether the shop sells to a country of the European Union. */
export const sellsToUnion = (countries: readonly string[]): boolean => soldTo("union", countries).length > 0;
