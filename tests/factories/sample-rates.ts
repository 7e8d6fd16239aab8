import { currencies, type Rates } from "@/src/domain/money/currency";

/** Rates of the specification’s examples, in hundredths. Source: specification 9.3. */
const examples = {
  EUR: 100,
  USD: 108,
  CHF: 98,
  SAR: 405,
  QAR: 395,
  GBP: 85,
  SGD: 146,
  JPY: 16_900,
  INR: 9_000,
};

/** The same; other currencies are worth a euro. */
export const sampleRates = {
  ...Object.fromEntries(currencies.map((currency) => [currency, 100])),
  ...examples,
} as Rates;
