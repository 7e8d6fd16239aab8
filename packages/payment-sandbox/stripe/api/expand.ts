import type Stripe from "stripe";
import { idOf } from "../operations/find-records";
import type { StripeSandbox } from "../stripe-sandbox";

/** A payment with its latest charge instead of the charge's id, on request. */
export function expandPayment(
  { store }: StripeSandbox,
  payment: Stripe.PaymentIntent,
  paths: readonly string[] = [],
): Stripe.PaymentIntent {
  if (!paths.includes("latest_charge")) return payment;
  return { ...payment, latest_charge: store.get("charges", idOf(payment.latest_charge) ?? "") ?? null };
}

const ofPayment = "payment_intent";

/** A session with its payment instead of the payment's id, on request; with the payment's charge too. */
export function expandSession(
  sandbox: StripeSandbox,
  session: Stripe.Checkout.Session,
  paths: readonly string[] = [],
): Stripe.Checkout.Session {
  const payment = sandbox.store.get("paymentIntents", idOf(session.payment_intent) ?? "");
  if (!payment || paths.length === 0) return session;
  const inside = paths.map((path) => path.slice(ofPayment.length + 1));
  return { ...session, payment_intent: expandPayment(sandbox, payment, inside) };
}
