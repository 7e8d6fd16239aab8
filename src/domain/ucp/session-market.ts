import { localeOfTag, type Locale } from "@/src/domain/locale/locale";
import { marketOfCountry, type Market } from "@/src/domain/market/market";
import { defaultCurrency, isCurrency, type Currency } from "@/src/domain/money/currency";
import type { UcpContext } from "./agent-session";

/** Language of a session: that of its context, else that of the call. */
export function sessionLocale(context: UcpContext | undefined, called: Locale): Locale {
  const [language = ""] = (context?.language ?? "").toLowerCase().split(/[-_]/);
  return localeOfTag(language) ?? called;
}

/**
 * Currency of a session: the one its context names, else that of the market it is sent to, else that of the market its
 * context is in.
 */
export function sessionCurrency(
  context: UcpContext | undefined,
  destination: string | undefined,
  markets: readonly Market[],
): Currency {
  const named = context?.currency?.toUpperCase();
  if (isCurrency(named)) return named;
  for (const country of [destination, context?.address_country]) {
    const market = country === undefined ? undefined : marketOfCountry(markets, country.toUpperCase());
    if (market) return market.currency;
  }
  return defaultCurrency;
}
