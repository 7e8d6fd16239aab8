import type { Currency } from "@/src/domain/money/currency";

/** Who takes the money of an order: the card provider, or the wallet. */
export const paymentProviders = ["stripe", "paypal"] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** What shoppers know those by who take money in this shop. @param walletAccount nothing where the shop has none */
export const providerNames = (walletAccount: string | undefined): readonly string[] =>
  walletAccount ? ["Stripe", "PayPal"] : ["Stripe"];

/** Charged currencies the wallet knows. Source: PayPal, currency codes. */
const walletCurrencies: readonly Currency[] = ["EUR", "USD", "CHF", "GBP", "SGD", "JPY"];

/** Whether a provider can charge a currency at all. */
export const canCharge = (provider: PaymentProvider, currency: Currency): boolean =>
  provider === "stripe" || walletCurrencies.includes(currency);
