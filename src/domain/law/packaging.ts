import type { Law, PackagingRegistration } from "./law";

/**
 * Countries that demand a registration of every seller from the first parcel. Source: France, code de l’environnement,
 * L541-10-13; Germany, VerpackG, § 9; Spain, Real Decreto 1055/2022, article 15; Austria, AWG 2002, § 12b.
 */
export const registeredCountries = ["FR", "DE", "ES", "AT"] as const;

/** Countries that the shop sells to without the registration they demand. */
export const missingRegistrations = (
  { packaging }: Pick<Law, "packaging">,
  countries: readonly string[],
): readonly string[] =>
  registeredCountries.filter(
    (country) => countries.includes(country) && !packaging.some((row) => row.country === country),
  );

/** Registrations in the countries that the shop sells to. */
export const shownRegistrations = (
  { packaging }: Pick<Law, "packaging">,
  countries: readonly string[],
): readonly PackagingRegistration[] => packaging.filter(({ country }) => countries.includes(country));
