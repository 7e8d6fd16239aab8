import type { Locale } from "@/src/domain/locale/locale";
import type { ShopSettings } from "@/src/domain/settings";
import { taxedCurrencies, withoutContainedVat } from "@/src/domain/vat/contains-vat";
import { borderSentences } from "@/src/components/price/border-sentences";
import type { MoneySettings } from "./pay-panel";

/** What the panel that pays needs to say amounts, the tax they contain, and what the border costs. */
export async function moneySettings(settings: ShopSettings, locale: Locale): Promise<MoneySettings> {
  const { rates, chargedAsShown, shipping } = settings;
  const markets = settings.markets.map((market) => withoutContainedVat(market, settings));
  const border = { markets, sold: shipping.countries, sentences: await borderSentences(locale) };
  return { rates, chargedAsShown, taxed: taxedCurrencies(settings), border };
}
