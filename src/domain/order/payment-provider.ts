import type { Currency } from "@/src/domain/money/currency";

/** Who takes the money of an order: the card provider, or the wallet. */
export const paymentProviders = ["stripe", "paypal"] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

const walletName = "PayPal";

/** What shoppers know those by who take money in this shop. @param settings a wallet is named by its account there */
export const providerNames = ({ PAYPAL_CLIENT_ID }: { PAYPAL_CLIENT_ID?: string | undefined }) => [
  "Stripe",
  ...(PAYPAL_CLIENT_ID ? [walletName] : []),
];

/** Charged currencies the wallet knows. Source: PayPal, currency codes. */
const walletCurrencies: readonly Currency[] = ["EUR", "USD", "CHF", "GBP", "SGD", "JPY"];

/** Whether a provider can charge a currency at all. */
export const canCharge = (provider: PaymentProvider, currency: Currency): boolean =>
  provider === "stripe" || walletCurrencies.includes(currency);
