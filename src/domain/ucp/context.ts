import { localeOfTag, type Locale } from "@/src/domain/locale/locale";
import { marketOfCountry, type Market } from "@/src/domain/market/market";
import {
  currencyFromLanguage,
  defaultCurrency,
  isCurrency,
  type Currency,
} from "@/src/domain/money/currency";

/** What an agent says of its buyer. Source: schemas/common/types/context.json of the protocol. */
export interface BuyerContext {
  /** IETF BCP 47 */
  readonly language?: string | undefined;
  /** ISO 4217 */
  readonly currency?: string | undefined;
  /** ISO 3166-1 */
  readonly address_country?: string | undefined;
}

/** The language of an answer. @param otherwise of the call's headers */
export const contextLocale = ({ language = "" }: BuyerContext, otherwise: Locale): Locale =>
  localeOfTag(language.split("-")[0]?.toLowerCase() ?? "") ?? otherwise;

export const contextCountry = ({ address_country }: BuyerContext): string | null =>
  address_country?.toUpperCase() ?? null;

/** The currency prices are shown in: as asked for, else of the buyer's country, else of their language. */
export function contextCurrency(context: BuyerContext, markets: readonly Market[]): Currency {
  const asked = context.currency?.toUpperCase();
  if (isCurrency(asked)) return asked;
  const country = contextCountry(context);
  if (country !== null) return marketOfCountry(markets, country)?.currency ?? defaultCurrency;
  return currencyFromLanguage(context.language ?? "");
}
