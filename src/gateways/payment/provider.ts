import type { PaymentGateway } from "./payment-gateway";

/** How a provider is reached; `Variables` are the ones of the environment that it reads. */
export interface Provider<Variables> {
  /** @param report called with the reason when the provider refuses an order */
  readonly open: (variables: Variables, report: (refusal: string) => void) => PaymentGateway;
  /** Origin of the pages where shoppers pay, for the content policy; null without an account. */
  readonly pageOrigin: (variables: Variables) => string | null;
}
