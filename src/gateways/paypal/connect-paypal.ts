import * as v from "valibot";
import { fail, ok, type Result } from "@/src/domain/result";
import { inTime } from "@/src/gateways/payment/in-time";
import { PaypalStranger } from "./access-token";
import { createPaypalClient, PaypalRefusal } from "./paypal-client";
import { PaypalAway } from "./paypal-fetch";

/** Events that change an order; see paypal-traits.ts. */
const events = [
  "CHECKOUT.ORDER.APPROVED",
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.DECLINED",
  "PAYMENT.CAPTURE.DENIED",
  "PAYMENT.CAPTURE.PENDING",
  "PAYMENT.CAPTURE.REFUNDED",
  "PAYMENT.CAPTURE.REVERSED",
];

export interface PaypalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiBase: string;
}

/**
 * `refused`: PayPal does not know the account. `unknown-webhook`: it has no such webhook for the shop's address.
 * `unreachable`: PayPal cannot send events to the shop's address. `unavailable`: no response.
 */
export type PaypalConnectError = "refused" | "unknown-webhook" | "unreachable" | "unavailable";

const webhook = v.object({ id: v.string(), url: v.string() });
const webhooks = v.object({ webhooks: v.optional(v.array(webhook), []) });
const path = "/v1/notifications/webhooks";

/**
 * Checks an account by its webhooks and finds the one for the shop's address, which is created where there is none.
 * @param given id of the webhook as the owner has it; null to find it
 * @returns id of the webhook
 */
export async function connectPaypal(
  account: PaypalAccount,
  url: string,
  given: string | null,
): Promise<Result<string, PaypalConnectError>> {
  const client = createPaypalClient({ ...account, webhookId: "", report: () => {} });
  const find = async (): Promise<Result<string, PaypalConnectError>> => {
    const listed = v.parse(webhooks, await client({ method: "GET", path })).webhooks;
    const found = listed.find((one) => one.url === url && (given === null || one.id === given));
    if (found) return ok(found.id);
    if (given !== null) return fail("unknown-webhook");
    const body = JSON.stringify({ url, event_types: events.map((name) => ({ name })) });
    return ok(v.parse(webhook, await client({ method: "POST", path, body })).id);
  };
  try {
    const outcome = await inTime(find);
    return outcome.ok ? outcome.value : outcome;
  } catch (error) {
    if (error instanceof PaypalStranger) return fail("refused");
    if (error instanceof PaypalRefusal) return fail(error.status === 403 ? "refused" : "unreachable");
    if (error instanceof PaypalAway) return fail("unavailable");
    throw error;
  }
}
