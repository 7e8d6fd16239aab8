import type { Locale } from "@/src/domain/locale/locale";
import { chargeCurrency } from "@/src/domain/money/charge-currency";
import { convert } from "@/src/domain/money/convert";
import { currencies } from "@/src/domain/money/currency";
import type { Amount } from "@/src/domain/money/own-price";
import type { ShopSettings } from "@/src/domain/settings";
import { currencySentence, type CurrencySentence } from "./currency-sentence";
import { instalmentWords, type SayInstalments } from "./instalment-words";

/**
 * A price in instalments, in the provider's currencies: always in the charged one, so that the announced amount is
 * the one that is paid.
 * @returns null where the shop offers none Source: specification §7, third-party scripts; the provider's own script
 * comes only after consent.
 */
export function instalmentTexts(
  price: Amount,
  {
    instalment: { enabled, count, currencies: announced },
    rates,
    chargedAsShown,
  }: Pick<ShopSettings, "instalment" | "rates" | "chargedAsShown">,
  locale: Locale,
  say: SayInstalments,
): CurrencySentence | null {
  if (!enabled || count < 2) return null;
  const texts = currencies.map((shown) => {
    const currency = chargeCurrency(shown, chargedAsShown);
    if (!announced.includes(shown) || !announced.includes(currency)) return [shown, ""] as const;
    return [
      shown,
      instalmentWords(convert(price, currency, rates), { count, currency, locale }, say),
    ] as const;
  });
  return currencySentence(texts);
}
