import type Stripe from "stripe";
import { missingResource } from "../api/api-error";
import type { SessionRecord } from "../documents";
import type { StripeSandbox } from "../stripe-sandbox";

/** @throws ApiError 404 */
export function findSession(sandbox: StripeSandbox, id: string): SessionRecord {
  const session = sandbox.store.get("sessions", id);
  if (!session) throw missingResource("checkout.session", id, "session", 404);
  return session;
}

/** Accepts the id of a charge, a payment or a session. @throws ApiError 404 */
export function findCharge(sandbox: StripeSandbox, id: string): Stripe.Charge {
  const { store } = sandbox;
  const intent = id.startsWith("cs_") ? idOf(findSession(sandbox, id).object.payment_intent) : id;
  const charge =
    store.get("charges", intent ?? "") ??
    store.get("charges", idOf(store.get("paymentIntents", intent ?? "")?.latest_charge) ?? "");
  if (!charge) throw missingResource("charge", id, "charge", 404);
  return charge;
}

/** Stored objects refer to one another by id; expansion happens only in answers. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === "string" ? reference : reference.id;
}
