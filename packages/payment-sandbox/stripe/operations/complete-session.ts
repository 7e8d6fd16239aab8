import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import type { SessionRecord, Shopper } from "../documents";
import { emitEvents } from "../events/emit-events";
import { buildCharge, type PaymentMethod } from "../objects/build-charge";
import { emptyDetails } from "../objects/build-session";
import type { StripeSandbox } from "../stripe-sandbox";
import { countRedemption } from "./apply-coupon";
import { openDispute } from "./disputes";
import { paymentOf } from "./payment-intent-steps";

/** Charges and completes in one go. */
export function completePaid(
  sandbox: StripeSandbox,
  session: SessionRecord,
  method: PaymentMethod,
  shopper: Shopper,
) {
  const { charge, intent } = collect(sandbox, session, method, shopper);
  const object = complete(sandbox, session, shopper, "paid");
  emitEvents(sandbox, [
    { type: "payment_intent.succeeded", object: intent },
    { type: "charge.succeeded", object: charge },
    { type: "checkout.session.completed", object },
  ]);
  if (method.kind === "card" && method.card.isDisputed)
    openDispute(sandbox, charge, { amount: charge.amount, reason: "fraudulent" });
}

/** The total is zero: there is no payment. */
export function completeFree(sandbox: StripeSandbox, session: SessionRecord, shopper: Shopper) {
  const object = complete(sandbox, session, shopper, "no_payment_required");
  emitEvents(sandbox, [{ type: "checkout.session.completed", object }]);
}

/**
 * The shopper is done, the money is not there yet.
 * @param voucher what the shopper still has to do; null where the money comes by itself
 */
export function completeUnpaid(
  sandbox: StripeSandbox,
  session: SessionRecord,
  method: string,
  shopper: Shopper,
  voucher: Stripe.PaymentIntent.NextAction | null = null,
) {
  const intent: Stripe.PaymentIntent = {
    ...paymentOf(sandbox, session),
    status: voucher ? "requires_action" : "processing",
    next_action: voucher,
    last_payment_error: null,
  };
  sandbox.store.put("paymentIntents", intent.id, intent);
  const object = complete(sandbox, { ...session, awaited: method }, shopper, "unpaid");
  emitEvents(sandbox, [
    { type: voucher ? "payment_intent.requires_action" : "payment_intent.processing", object: intent },
    { type: "checkout.session.completed", object },
  ]);
}

/** Takes the money: the payment succeeds and has one paid charge. */
export function collect(
  sandbox: StripeSandbox,
  session: SessionRecord,
  method: PaymentMethod,
  shopper: Shopper,
) {
  const before = paymentOf(sandbox, session);
  if (before.status === "succeeded") throw new Error(`Payment ${before.id} has already succeeded.`);
  const shipping = shopper.shipping
    ? { ...shopper.shipping, carrier: null, phone: shopper.phone, tracking_number: null }
    : null;
  const prepared: Stripe.PaymentIntent = {
    ...before,
    shipping,
  };
  const charge = buildCharge(prepared, method, shopper, secondsOf(sandbox.clock), null);
  const intent: Stripe.PaymentIntent = {
    ...prepared,
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
    status: "succeeded",
  };
  sandbox.store.put("charges", charge.id, charge);
  sandbox.store.put("paymentIntents", intent.id, intent);
  return { charge, intent };
}

function complete(
  sandbox: StripeSandbox,
  session: SessionRecord,
  shopper: Shopper,
  paymentStatus: Stripe.Checkout.Session.PaymentStatus,
): Stripe.Checkout.Session {
  const object: Stripe.Checkout.Session = {
    ...session.object,
    collected_information: { business_name: null, individual_name: null, shipping_details: shopper.shipping },
    customer_details: {
      ...emptyDetails,
      address: shopper.billing,
      email: shopper.email,
      name: shopper.name,
      phone: shopper.phone,
    },
    payment_status: paymentStatus,
    status: "complete",
    url: null,
  };
  const done: SessionRecord = { ...session, object, attempt: null };
  sandbox.store.put("sessions", object.id, done);
  sandbox.store.remove("tasks", `expire-${object.id}`);
  countRedemption(sandbox, done);
  return object;
}
