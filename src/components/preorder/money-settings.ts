import type { Locale } from "@/src/domain/locale/locale";
import type { ShopSettings } from "@/src/domain/settings";
import { taxedCurrencies } from "@/src/domain/vat/contains-vat";
import { borderSentences } from "@/src/components/price/border-sentences";
import type { MoneySettings } from "./pay-panel";

/** What the panel that pays needs to say amounts, the tax they contain, and what the border costs. */
export async function moneySettings(settings: ShopSettings, locale: Locale): Promise<MoneySettings> {
  const { rates, chargedAsShown, markets, shipping } = settings;
  const border = { markets, sold: shipping.countries, sentences: await borderSentences(locale) };
  return { rates, chargedAsShown, taxed: taxedCurrencies(settings), border };
}
