import type { Endpoint, PayloadRequest } from "payload";
import type { PaymentProvider } from "../domain/order/payment-provider";
import { receiveEvent } from "../services/orders/receive-event";
import { shopOf } from "../shop";
import { answerFault, answerJson } from "./answer";
import { logFault } from "./log-fault";
import { readBody } from "./read-body";

/** An event carries one object of the provider; the longest are a few kilobytes. */
const eventLimit = 512 * 1024;

const statuses = { "bad-signature": 400, unavailable: 503 } as const;

async function answer(req: PayloadRequest, provider: PaymentProvider): Promise<Response> {
  const body = await readBody(req, eventLimit);
  if (!body.ok) return answerFault(413, { error: body.error });
  try {
    const rawBody = new TextDecoder().decode(body.value);
    const received = await receiveEvent(shopOf(req.payload), provider, rawBody, req.headers);
    if (received.ok) return answerJson({ received: true });
    return answerFault(statuses[received.error], { error: received.error });
  } catch (error) {
    logFault(req, "A payment event, which will come again", error);
    return answerFault(500, { error: "internal" });
  }
}

const webhook = (provider: PaymentProvider): Endpoint => ({
  method: "post",
  path: `/${provider}/webhook`,
  handler: (req) => answer(req, provider),
});

/**
 * POST /api/stripe/webhook and /api/paypal/webhook. No page sends them: their proof is the signature over the raw
 * body, not an Origin. Anything but a success makes the provider send the event again.
 */
export const paymentWebhooks: readonly Endpoint[] = [webhook("stripe"), webhook("paypal")];
