import type { Locale } from "@/src/domain/locale/locale";
import { borderWords, type BorderSentences } from "@/src/domain/market/border-words";
import { marketOfCurrency } from "@/src/domain/market/market";
import { convert } from "@/src/domain/money/convert";
import { currencies } from "@/src/domain/money/currency";
import type { Amount } from "@/src/domain/money/own-price";
import type { ShopSettings } from "@/src/domain/settings";
import { withoutContainedVat } from "@/src/domain/vat/contains-vat";
import { currencySentence, type CurrencySentence } from "./currency-sentence";

/**
 * What an article costs at the border of the shopper's market, said on its page.
 * @returns null where no market has a sentence
 */
export function borderTexts(
  price: Amount,
  settings: Pick<ShopSettings, "markets" | "rates" | "shipping" | "vat">,
  locale: Locale,
  sentences: BorderSentences,
): CurrencySentence | null {
  return currencySentence(
    currencies.map((currency) => {
      const market = marketOfCurrency(settings.markets, currency);
      if (!market) return [currency, ""] as const;
      const value = convert(price, currency, settings.rates);
      const parcel = { value, sold: settings.shipping.countries, locale };
      return [
        currency,
        borderWords(withoutContainedVat(market, settings, value), parcel, sentences),
      ] as const;
    }),
  );
}
