import type { Locale } from "@/src/domain/locale/locale";
import { convert } from "@/src/domain/money/convert";
import { currencies } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { instalmentOf } from "@/src/domain/money/instalment";
import type { Minor } from "@/src/domain/money/minor";
import type { ShopSettings } from "@/src/domain/settings";

/** A sentence that depends on the shopper's currency. */
export interface CurrencySentence {
  /** As it reads in euros, which is what the page is made with. */
  readonly euro: string;
  /**
   * "EUR|3 × 103,34 €;USD|…", for the first script of the page; empty in a currency that has no such sentence. No
   * format writes a bar or a semicolon.
   */
  readonly all: string;
}

/**
 * What a price comes to in instalments, in the currencies the provider announces it in.
 * @param euro hundredths of a euro
 * @param sentence how it is said, given the number of payments and the amount of each
 * @returns null where the shop announces none
 * Source: specification §7, third-party scripts; the provider's own script comes only after consent.
 */
export function instalmentTexts(
  euro: Minor,
  { instalment, rates }: Pick<ShopSettings, "instalment" | "rates">,
  locale: Locale,
  sentence: (values: { count: number; amount: string }) => string,
): CurrencySentence | null {
  if (!instalment.enabled || instalment.count < 2) return null;
  const texts = currencies.map((currency) => {
    if (!instalment.currencies.includes(currency)) return [currency, ""] as const;
    const part = instalmentOf(convert(euro, currency, rates), instalment.count);
    return [
      currency,
      sentence({ count: instalment.count, amount: formatMoney(part, currency, locale) }),
    ] as const;
  });
  if (texts.every(([, text]) => text === "")) return null;
  return {
    euro: texts.find(([currency]) => currency === "EUR")?.[1] ?? "",
    all: texts.map(([currency, text]) => `${currency}|${text}`).join(";"),
  };
}
