import { otherAccounts } from "@/src/domain/order/payment-provider";

interface Variables extends Readonly<Record<string, unknown>> {
  readonly STRIPE_SECRET_KEY?: string | undefined;
}

/**
 * Whether payments of a shop move money: a live key of Stripe, or an account at another provider, where the provider is
 * not the local one.
 * @param variables of the environment
 */
export const takesRealPayments = (variables: Variables): boolean =>
  variables.PAYMENT_PROVIDER !== "local" &&
  (/^[rs]k_live_/.test(variables.STRIPE_SECRET_KEY ?? "") || otherAccounts(variables).length > 0);
