import type { Shop } from "@/src/services/shop";

/** Where the shop sends to, as code and name, in the order of the names. @param language of who reads the admin */
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
