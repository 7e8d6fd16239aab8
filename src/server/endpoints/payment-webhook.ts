import type { Endpoint, PayloadRequest } from "payload";
import { paymentProviders, type PaymentProvider } from "@/src/domain/order/payment-provider";
import { receiveEvent } from "@/src/services/orders/receive-event";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError, answerJson } from "./answer";
import { logError } from "./log-error";
import { readBody } from "./read-body";
import { refusalOf } from "./read-input";

/** An event carries one object of the provider; the longest are a few kilobytes. */
const eventLimit = 512 * 1024;

const refusals = {
  "bad-signature": { status: 400, message: "The signature is missing, too old, or not of this body." },
  unavailable: { status: 503, message: "The event could not be worked on now. Please send it again." },
} as const;

function refuse(error: keyof typeof refusals): Response {
  const { status, message } = refusals[error];
  return answerError(status, { error, message });
}

async function answer(req: PayloadRequest, provider: PaymentProvider): Promise<Response> {
  const body = await readBody(req, eventLimit);
  if (!body.ok) {
    const refusal = refusalOf(body.error, eventLimit);
    return answerError(refusal.status, refusal.error);
  }
  try {
    const rawBody = new TextDecoder().decode(body.value);
    const received = await receiveEvent(shopOf(req.payload), provider, rawBody, req.headers);
    return received.ok ? answerJson({ received: true }) : refuse(received.error);
  } catch (error) {
    logError(req, "A payment event, which will come again", error);
    return answerError(500, { error: "internal", message: "Something went wrong on our side." });
  }
}

const webhook = (provider: PaymentProvider): Endpoint => ({
  method: "post",
  path: `/${provider}/webhook`,
  handler: (req) => answer(req, provider),
});

/**
 * POST /api/stripe/webhook, and one for each other provider. No page sends them: they are authenticated by the signature over
 * the raw body, not by an Origin. After any other response than a success the provider sends the event again.
 */
export const paymentWebhooks: readonly Endpoint[] = paymentProviders.map(webhook);
