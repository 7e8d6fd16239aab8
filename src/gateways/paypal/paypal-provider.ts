import { absentGateway } from "@/src/gateways/payment/absent-gateway";
import type { Provider } from "@/src/gateways/payment/provider";
import { createPaypalGateway } from "./paypal-gateway";
import { paypalTraits } from "./paypal-traits";

export interface PaypalVariables {
  readonly PAYPAL_CLIENT_ID?: string | undefined;
  readonly PAYPAL_CLIENT_SECRET?: string | undefined;
  readonly PAYPAL_WEBHOOK_ID?: string | undefined;
  readonly PAYPAL_API_BASE?: string | undefined;
}

const paypalItself = "https://api-m.paypal.com";

/** PayPal's pages have another origin than its API; a self-hosted provider has both at one. */
function pageOf(base: string): string {
  const { hostname, origin } = new URL(base);
  if (hostname.endsWith(".sandbox.paypal.com")) return "https://www.sandbox.paypal.com";
  return hostname.endsWith(".paypal.com") ? "https://www.paypal.com" : origin;
}

export const paypalProvider: Provider<PaypalVariables> = {
  open: (variables, report) => {
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = variables;
    const { PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_API_BASE: apiBase = paypalItself } = variables;
    if (!clientId || !clientSecret || !webhookId) return absentGateway(paypalTraits);
    return createPaypalGateway({ clientId, clientSecret, webhookId, apiBase, report });
  },
  pageOrigin: ({ PAYPAL_CLIENT_ID: account, PAYPAL_API_BASE: base = paypalItself }) =>
    account ? pageOf(base) : null,
};
