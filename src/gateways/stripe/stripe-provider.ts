import type { Provider } from "@/src/gateways/payment/provider";
import { createStripeGateway } from "./stripe-gateway";

export interface StripeVariables {
  readonly STRIPE_SECRET_KEY: string;
  readonly STRIPE_WEBHOOK_SECRET: string;
  readonly STRIPE_WEBHOOK_SECRET_PREVIOUS?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
}

export const stripeProvider: Provider<StripeVariables> = {
  open: (variables, report) =>
    createStripeGateway({
      secretKey: variables.STRIPE_SECRET_KEY,
      webhookSecrets: [variables.STRIPE_WEBHOOK_SECRET, variables.STRIPE_WEBHOOK_SECRET_PREVIOUS],
      apiBase: variables.STRIPE_API_BASE,
      report,
    }),
  pageOrigin: ({ STRIPE_API_BASE: base }) =>
    base === undefined ? "https://checkout.stripe.com" : new URL(base).origin,
};
