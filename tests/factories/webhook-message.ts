import Stripe from "stripe";
import type { OpenShop } from "@/tests/setup/open-shop";
import type { OrderView } from "./order-view";

const secret = () => process.env.STRIPE_WEBHOOK_SECRET ?? "";

/** A message signed as the provider signs. */
export const sign = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: secret(), ...options });

/** Hands a message to the shop. @returns the status it answers */
export async function sendEvent(
  { url }: Pick<OpenShop, "url">,
  body: string,
  signature: string | null,
): Promise<number> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (signature !== null) headers["stripe-signature"] = signature;
  return (await fetch(`${url}/api/stripe/webhook`, { method: "POST", headers, body })).status;
}

/** The message that an order's page was paid. */
export const completed = (order: OrderView, id = "evt_made_up") =>
  JSON.stringify({
    id,
    object: "event",
    type: "checkout.session.completed",
    api_version: "2026-10-28.endive",
    data: {
      object: {
        id: order.session_id,
        object: "checkout.session",
        payment_status: "paid",
        status: "complete",
      },
    },
  });
