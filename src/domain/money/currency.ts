/**
 * The currencies a shopper can choose from. EUR is the default and the currency of every stored price.
 * Source: specification §9.
 */
export const currencies = ["EUR", "USD", "CHF", "SAR", "QAR", "GBP", "SGD", "JPY", "INR"] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency = "EUR" satisfies Currency;

/** Converted currencies, with a rate in the settings. */
export type ForeignCurrency = Exclude<Currency, typeof defaultCurrency>;
export const foreignCurrencies = currencies.filter(
  (currency): currency is ForeignCurrency => currency !== defaultCurrency,
);

/** Yen and rupees fall on multiples of 50 hundredths. Source: specification §9, rounding of converted prices. */
export const defaultRoundingStep = 50;

/**
 * Hundredths of a currency's unit for one euro: USD 108 is 1.08. EUR is 100 and is never converted.
 * `roundingStep`: hundredths that yen and rupees are rounded to, where the shop has set its own.
 */
export type Rates = Readonly<
  Record<Currency, number> & {
    roundingStep?: number;
    /** Percent of the converted price in a market, before rounding; 100 where a currency has none. */
    factors?: Partial<Record<Currency, number>>;
    /** Currencies in which a market's own prices hold: those that the shop charges as shown. */
    own?: readonly Currency[];
  }
>;

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** The cookie that remembers the choice: two years, whole site. Source: specification §9. */
export const currencyCookie = { name: "currency", maxAge: 63_072_000, path: "/" } as const;

/**
 * Reads the saved choice. Valid only if its upper-case form is one of them; otherwise EUR.
 * Source: specification §5.
 */
export function currencyFromCookie(value: string): Currency {
  const code = value.toUpperCase();
  return isCurrency(code) ? code : defaultCurrency;
}

type LanguageRule = readonly [pattern: RegExp, currency: Currency];

/** First match wins; the region beats the language: fr-CH pays in francs. Source: specification §9. */
export const languageRules: readonly LanguageRule[] = [
  [/^(de|fr|it)-ch\b/i, "CHF"],
  [/^en-us\b/i, "USD"],
  [/^en-gb\b/i, "GBP"],
  [/^ar-sa\b/i, "SAR"],
  [/^ar-qa\b/i, "QAR"],
  [/^ja\b/i, "JPY"],
  [/^(en-in|hi)\b/i, "INR"],
  [/^en-sg\b/i, "SGD"],
  [/^fr\b/i, "EUR"],
];

/** The currency a browser's language suggests, EUR when none does. @param tag as navigator.language gives it */
export function currencyFromLanguage(tag: string): Currency {
  return languageRules.find(([pattern]) => pattern.test(tag))?.[1] ?? defaultCurrency;
}
