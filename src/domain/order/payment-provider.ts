import type { Currency } from "@/src/domain/money/currency";

/** What the shop knows of a payment provider without calling it. */
interface ProviderFacts {
  /** as shoppers know it, in every language */
  readonly name: string;
  /** Variable of the environment that identifies the shop's account there. */
  readonly account: string;
  /** Currencies that it charges; null for all. */
  readonly currencies: readonly Currency[] | null;
}

/**
 * Payment providers, by their name in orders and addresses. The first one takes cards and is always there; each other one
 * is offered where the shop has an account.
 */
const providers = {
  stripe: { name: "Stripe", account: "STRIPE_SECRET_KEY", currencies: null },
  // Source: PayPal, currency codes.
  paypal: {
    name: "PayPal",
    account: "PAYPAL_CLIENT_ID",
    currencies: ["EUR", "USD", "CHF", "GBP", "SGD", "JPY"],
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

export type PaymentProvider = keyof typeof providers;
export const paymentProviders = Object.keys(providers) as PaymentProvider[];
export const providerFacts: Readonly<Record<PaymentProvider, ProviderFacts>> = providers;

/** Where a shopper pays who chooses nothing else. */
export const cardProvider: PaymentProvider = "stripe";
/** All others. */
export const otherProviders: readonly PaymentProvider[] = paymentProviders.filter(
  (one) => one !== cardProvider,
);

/** Whether a provider can charge a currency at all. */
export const canCharge = (provider: PaymentProvider, currency: Currency): boolean =>
  providerFacts[provider].currencies?.includes(currency) ?? true;

/** Variables of the environment, by name. */
type Variables = Readonly<Record<string, unknown>>;

/** Providers other than the cards' where the shop has an account. */
export const otherAccounts = (variables: Variables): readonly PaymentProvider[] =>
  otherProviders.filter((provider) => Boolean(variables[providerFacts[provider].account]));

/** Names of the payment providers of this shop, as shoppers know them. */
export const providerNames = (variables: Variables): readonly string[] =>
  [cardProvider, ...otherAccounts(variables)].map((provider) => providerFacts[provider].name);
