import type { Shop } from "@/src/services/shop";

/**
 * Delivery countries, as code and name, sorted by name.
 * @param language of the admin user
 */
export async function countriesOf(
  shop: Shop,
  language: string,
): Promise<readonly (readonly [string, string])[]> {
  const { shipping } = await shop.store.loadSettings();
  const names = new Intl.DisplayNames([language], { type: "region" });
  return shipping.countries
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
}
