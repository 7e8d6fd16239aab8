import type { Endpoint } from "payload";
import { receiveEvent } from "../services/orders/receive-event";
import { shopOf } from "../shop";
import { answerFault, answerJson } from "./answer";
import { logFault } from "./log-fault";
import { readBody } from "./read-body";

/** An event carries one object of the provider; the longest are a few kilobytes. */
const eventLimit = 512 * 1024;

const statuses = { "bad-signature": 400, unavailable: 503 } as const;

/**
 * POST /api/stripe/webhook. No page sends it: its proof is the signature over the raw body, not an Origin.
 * Anything but a success makes the provider send the event again.
 */
export const stripeWebhook: Endpoint = {
  method: "post",
  path: "/stripe/webhook",
  handler: async (req) => {
    const body = await readBody(req, eventLimit);
    if (!body.ok) return answerFault(413, { error: body.error });
    const signature = req.headers.get("stripe-signature");
    if (signature === null) return answerFault(400, { error: "bad-signature" });
    try {
      const rawBody = new TextDecoder().decode(body.value);
      const received = await receiveEvent(shopOf(req.payload), rawBody, signature);
      if (received.ok) return answerJson({ received: true });
      return answerFault(statuses[received.error], { error: received.error });
    } catch (error) {
      logFault(req, "A payment event, which will come again", error);
      return answerFault(500, { error: "internal" });
    }
  },
};
