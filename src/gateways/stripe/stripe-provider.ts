import { absentGateway } from "@/src/gateways/payment/absent-gateway";
import type { Provider } from "@/src/gateways/payment/provider";
import { createStripeGateway } from "./stripe-gateway";
import { stripeTraits } from "./stripe-traits";

export interface StripeVariables {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET_PREVIOUS?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
}

export const stripeProvider: Provider<StripeVariables> = {
  open: (variables, report) => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = variables;
    if (!secretKey || !webhookSecret) return absentGateway(stripeTraits);
    return createStripeGateway({
      secretKey,
      webhookSecrets: [webhookSecret, variables.STRIPE_WEBHOOK_SECRET_PREVIOUS],
      apiBase: variables.STRIPE_API_BASE,
      report,
    });
  },
  pageOrigin: ({ STRIPE_SECRET_KEY: account, STRIPE_API_BASE: base }) => {
    if (!account) return null;
    return base === undefined ? "https://checkout.stripe.com" : new URL(base).origin;
  },
};
