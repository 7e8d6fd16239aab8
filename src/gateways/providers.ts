import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import type { PaymentGateway } from "./payment/payment-gateway";
import type { Provider } from "./payment/provider";
import { paypalProvider, type PaypalVariables } from "./paypal/paypal-provider";
import { stripeProvider, type StripeVariables } from "./stripe/stripe-provider";

type ProviderVariables = StripeVariables & PaypalVariables;

const providers: Readonly<Record<PaymentProvider, Provider<ProviderVariables>>> = {
  stripe: stripeProvider,
  paypal: paypalProvider,
};

/** The gateway of each provider. @param report called with the reason when one refuses an order */
export const openGateways = (
  variables: ProviderVariables,
  report: (refusal: string) => void,
): readonly (readonly [PaymentProvider, PaymentGateway])[] =>
  paymentProviders.map((provider) => [provider, providers[provider].open(variables, report)]);

/** Origins of the pages where shoppers pay. */
export const paymentPages = (variables: ProviderVariables): readonly string[] =>
  paymentProviders.flatMap((provider) => providers[provider].pageOrigin(variables) ?? []);
