import type Stripe from "stripe";
import { ApiError } from "../api/api-error";
import { emitEvents } from "../events/emit-events";
import type { SessionRecord, Shopper } from "../documents";
import { noAddress } from "../objects/no-address";
import { isVoucherMethod } from "../objects/payment-methods";
import type { StripeSandbox } from "../stripe-sandbox";
import { collect } from "./complete-session";
import { declinePayment } from "./decline-payment";
import { findSession } from "./find-records";
import { paymentOf } from "./payment-intent-steps";

const refused = {
  code: "payment_intent_payment_attempt_failed",
  declineCode: null,
  message: "The payment was refused.",
};
const expired = {
  code: "payment_intent_payment_attempt_expired",
  declineCode: null,
  message: "The voucher expired before it was paid.",
};

/** The money arrives, or is refused or missed for good. @throws ApiError unless the session is waiting for it */
export function settleLater(sandbox: StripeSandbox, id: string, outcome: "succeeded" | "failed") {
  const session = findSession(sandbox, id);
  if (!isAwaiting(sandbox, session) || session.awaited === null)
    throw new ApiError(`Session ${id} is not waiting for a payment.`);
  const method = { kind: "other", method: session.awaited } as const;
  const shopper = shopperOf(session.object);
  sandbox.store.together(() => {
    if (outcome === "failed") {
      const consequence = { type: "checkout.session.async_payment_failed", object: session.object };
      const decline = isVoucherMethod(session.awaited ?? "") ? expired : refused;
      declinePayment(sandbox, session, method, shopper, decline, [consequence]);
      return;
    }
    const { charge, intent } = collect(sandbox, session, method, shopper);
    const object: Stripe.Checkout.Session = { ...session.object, payment_status: "paid" };
    sandbox.store.put("sessions", id, { ...session, object });
    emitEvents(sandbox, [
      { type: "payment_intent.succeeded", object: intent },
      { type: "charge.succeeded", object: charge },
      { type: "checkout.session.async_payment_succeeded", object },
    ]);
  });
}

/** Whether a completed session's money may still arrive. */
export function isAwaiting(sandbox: StripeSandbox, session: SessionRecord): boolean {
  const { status, payment_status } = session.object;
  if (status !== "complete" || payment_status !== "unpaid") return false;
  return ["processing", "requires_action"].includes(paymentOf(sandbox, session).status);
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
