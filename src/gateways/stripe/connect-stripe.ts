import Stripe from "stripe";
import { fail, ok, type Result } from "@/src/domain/result";
import { inTime } from "@/src/gateways/payment/in-time";
import { stripeClient } from "./stripe-client";

/** Events that change an order; see stripe-traits.ts. */
const events = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Marks webhooks that the shop has created. */
const mark = { made_by: "shop" } as const;

export interface StripeAccount {
  readonly secretKey: string;
  /** URL of a compatible server; undefined for Stripe itself. */
  readonly apiBase: string | undefined;
}

/**
 * `refused`: Stripe does not know the key. `forbidden`: it is restricted and may not create webhooks. `unreachable`: Stripe
 * cannot send events to the shop's address. `unavailable`: no response.
 */
export type StripeConnectError = "refused" | "forbidden" | "unreachable" | "unavailable";

export interface StripeWebhook {
  readonly id: string;
  readonly secret: string;
}

async function attempt<Value>(call: () => Promise<Value>): Promise<Result<Value, StripeConnectError>> {
  try {
    return await inTime(call);
  } catch (error) {
    const { errors } = Stripe;
    if (error instanceof errors.StripeAuthenticationError) return fail("refused");
    if (error instanceof errors.StripePermissionError) return fail("forbidden");
    if (error instanceof errors.StripeInvalidRequestError) return fail("unreachable");
    if (error instanceof errors.StripeError) return fail("unavailable");
    throw error;
  }
}

/** Whether Stripe accepts a key, by a request that changes nothing. */
export async function checkStripeKey(account: StripeAccount): Promise<Result<null, StripeConnectError>> {
  const listed = await attempt(() => stripeClient(account).events.list({ limit: 1 }));
  // A restricted key that may not read events is valid all the same.
  if (!listed.ok && listed.error !== "forbidden") return listed;
  return ok(null);
}

/** Creates a webhook at Stripe for the events that the shop needs. @param url where the shop receives them */
export function createStripeWebhook(
  account: StripeAccount,
  url: string,
): Promise<Result<StripeWebhook, StripeConnectError>> {
  return attempt(async () => {
    const { id, secret } = await stripeClient(account).webhookEndpoints.create({
      url,
      enabled_events: [...events],
      metadata: mark,
    });
    if (secret === undefined) throw new Error(`Stripe has not given the secret of the webhook ${id}.`);
    return { id, secret };
  });
}

/**
 * Deletes webhooks that the shop has created for its address, so that an event arrives once.
 * @param kept id of the one that stays; null for none
 */
export function deleteStripeWebhooks(
  account: StripeAccount,
  url: string,
  kept: string | null,
): Promise<Result<null, StripeConnectError>> {
  return attempt(async () => {
    const stripe = stripeClient(account);
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const former = data.filter(
      (one) => one.url === url && one.metadata.made_by === mark.made_by && one.id !== kept,
    );
    for (const { id } of former) await stripe.webhookEndpoints.del(id);
    return null;
  });
}
