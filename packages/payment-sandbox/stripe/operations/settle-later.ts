import type Stripe from "stripe";
import { ApiError } from "../api/api-error";
import { emitEvents } from "../events/emit-events";
import type { Shopper } from "../documents";
import { noAddress } from "../objects/no-address";
import type { StripeSandbox } from "../stripe-sandbox";
import { collect } from "./complete-session";
import { declinePayment } from "./decline-payment";
import { findSession } from "./find-records";
import { paymentOf } from "./payment-intent-steps";

const refused = {
  code: "payment_intent_payment_attempt_failed",
  declineCode: null,
  message: "The pay-later provider refused the payment.",
};

/** The pay-later money arrives, or is refused for good. @throws ApiError unless the session is waiting for it */
export function settleLater(sandbox: StripeSandbox, id: string, outcome: "succeeded" | "failed") {
  const session = findSession(sandbox, id);
  const isWaiting = session.object.status === "complete" && session.object.payment_status === "unpaid";
  if (!isWaiting || paymentOf(sandbox, session).status !== "processing") {
    throw new ApiError(`Session ${id} is not waiting for a pay-later payment.`);
  }
  const shopper = shopperOf(session.object);
  sandbox.store.together(() => {
    if (outcome === "failed") {
      const consequence = { type: "checkout.session.async_payment_failed", object: session.object };
      declinePayment(sandbox, session, { kind: "klarna" }, shopper, refused, [consequence]);
      return;
    }
    const { charge, intent } = collect(sandbox, session, { kind: "klarna" }, shopper);
    const object: Stripe.Checkout.Session = { ...session.object, payment_status: "paid" };
    sandbox.store.put("sessions", id, { ...session, object });
    emitEvents(sandbox, [
      { type: "payment_intent.succeeded", object: intent },
      { type: "charge.succeeded", object: charge },
      { type: "checkout.session.async_payment_succeeded", object },
    ]);
  });
}

function shopperOf(session: Stripe.Checkout.Session): Shopper {
  const details = session.customer_details;
  return {
    email: details?.email ?? "",
    name: details?.name ?? null,
    phone: details?.phone ?? null,
    billing: details?.address ?? noAddress,
    shipping: session.collected_information?.shipping_details ?? null,
  };
}
