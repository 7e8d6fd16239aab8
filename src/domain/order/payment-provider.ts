import type { Currency } from "@/src/domain/money/currency";

/** Payment provider of an order: the card provider, or PayPal. */
export const paymentProviders = ["stripe", "paypal"] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/**
 * Names of the payment providers of this shop, as shoppers know them. @param walletAccount nothing where the shop
 * has none
 */
export const providerNames = (walletAccount: string | undefined): readonly string[] =>
  walletAccount ? ["Stripe", "PayPal"] : ["Stripe"];

/** Charged currencies PayPal supports. Source: PayPal, currency codes. */
const walletCurrencies: readonly Currency[] = ["EUR", "USD", "CHF", "GBP", "SGD", "JPY"];

/** Whether a provider can charge a currency at all. */
export const canCharge = (provider: PaymentProvider, currency: Currency): boolean =>
  provider === "stripe" || walletCurrencies.includes(currency);
