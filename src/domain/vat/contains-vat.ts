import { marketOfCurrency } from "@/src/domain/market/market";
import { currencies, type Currency } from "@/src/domain/money/currency";
import type { ShopSettings } from "@/src/domain/settings";
import { vatRateOf } from "./vat-rates";

type Settings = Pick<ShopSettings, "vat" | "markets"> & {
  readonly shipping: Pick<ShopSettings["shipping"], "countries">;
};

/**
 * Whether a price that is shown in a currency contains tax: when the table of rates names each country of the currency's
 * market that the shop sends to, or the shop's own country where there is none.
 */
export function containsVat({ vat, markets, shipping }: Settings, currency: Currency): boolean {
  const market = marketOfCurrency(markets, currency)?.countries ?? [];
  const served = market.filter((country) => shipping.countries.includes(country));
  return (served.length > 0 ? served : [vat.country]).every((country) => vatRateOf(vat, country) > 0);
}

/** Currencies whose prices contain tax. */
export const taxedCurrencies = (settings: Settings): readonly Currency[] =>
  currencies.filter((currency) => containsVat(settings, currency));
