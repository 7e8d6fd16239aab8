import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import type { SessionRecord } from "../documents";
import { emitEvents } from "../events/emit-events";
import { buildPaymentIntent } from "../objects/build-payment-intent";
import type { StripeSandbox } from "../stripe-sandbox";
import { idOf } from "./find-records";

/** A session has one payment however often the shopper tries; it exists from the first try on. */
export function ensurePayment(sandbox: StripeSandbox, session: SessionRecord): SessionRecord {
  if (session.object.payment_intent) return session;
  const intent = buildPaymentIntent(session, secondsOf(sandbox.clock));
  const payable = { ...session, object: { ...session.object, payment_intent: intent.id } };
  sandbox.store.put("paymentIntents", intent.id, intent);
  sandbox.store.put("sessions", payable.object.id, payable);
  return payable;
}

/** @throws when the session has no payment yet */
export function paymentOf(sandbox: StripeSandbox, session: SessionRecord): Stripe.PaymentIntent {
  const intent = sandbox.store.get("paymentIntents", idOf(session.object.payment_intent) ?? "");
  if (!intent) throw new Error(`Session ${session.object.id} has no payment yet.`);
  return intent;
}

export function requireAction(sandbox: StripeSandbox, session: SessionRecord, url: string) {
  const intent: Stripe.PaymentIntent = {
    ...paymentOf(sandbox, session),
    status: "requires_action",
    next_action: { type: "redirect_to_url", redirect_to_url: { return_url: session.pageUrl, url } },
  };
  sandbox.store.put("paymentIntents", intent.id, intent);
  emitEvents(sandbox, [{ type: "payment_intent.requires_action", object: intent }]);
}
