interface PaymentSettings {
  readonly PAYMENT_PROVIDER?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly PAYPAL_CLIENT_ID?: string | undefined;
}

/** Whether payments of a shop move money: a live key of Stripe, or PayPal, where the provider is not the local one. */
export const takesRealPayments = ({
  PAYMENT_PROVIDER,
  STRIPE_SECRET_KEY = "",
  PAYPAL_CLIENT_ID,
}: PaymentSettings): boolean =>
  PAYMENT_PROVIDER !== "local" && (/^[rs]k_live_/.test(STRIPE_SECRET_KEY) || Boolean(PAYPAL_CLIENT_ID));
