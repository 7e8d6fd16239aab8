import type Stripe from "stripe";

/** Types of events that an endpoint may ask for here: those that the sandbox sends. */
export const eventTypes = [
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.dispute.funds_reinstated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.updated",
  "charge.failed",
  "charge.refund.updated",
  "charge.refunded",
  "charge.succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "payment_intent.canceled",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "refund.created",
  "refund.failed",
  "refund.updated",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
