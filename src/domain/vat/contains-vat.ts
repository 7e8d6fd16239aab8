import { marketOfCurrency, type Market } from "@/src/domain/market/market";
import { currencies, type Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";
import { vatRateOf } from "./vat-rates";

type Settings = Pick<ShopSettings, "vat" | "markets" | "rates"> & {
  readonly shipping: Pick<ShopSettings["shipping"], "countries">;
};

/**
 * Whether a price that is shown in a currency contains tax: when the table of rates charges it in each country of the
 * currency's market that the shop sends to, or in the shop's own country where there is none.
 * @param goods price of all that is sent, where it is known
 */
export function containsVat(
  { vat, markets, shipping, rates }: Settings,
  currency: Currency,
  goods?: Minor,
): boolean {
  const market = marketOfCurrency(markets, currency)?.countries ?? [];
  const served = market.filter((country) => shipping.countries.includes(country));
  const consignment = goods === undefined ? undefined : { goods, currency, rates };
  return (served.length > 0 ? served : [vat.country]).every(
    (country) => vatRateOf(vat, country, consignment) > 0,
  );
}

/** Currencies whose prices contain tax. */
export const taxedCurrencies = (settings: Settings): readonly Currency[] =>
  currencies.filter((currency) => containsVat(settings, currency));

/** A market at whose border no tax is asked for a parcel whose price contains it. @param goods price of all that is sent */
export const withoutContainedVat = (market: Market, settings: Settings, goods?: Minor): Market =>
  containsVat(settings, market.currency, goods)
    ? { ...market, border: { ...market.border, taxPercent: 0 } }
    : market;
