import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import { ApiError } from "../api/api-error";
import type { SessionRecord } from "../documents";
import { emitEvents, noCause, type Cause, type EventDraft } from "../events/emit-events";
import type { StripeSandbox } from "../stripe-sandbox";
import { findSession, idOf } from "./find-records";

/** @throws ApiError unless the session is open */
export function expireSession(
  sandbox: StripeSandbox,
  id: string,
  cause: Cause = noCause,
): Stripe.Checkout.Session {
  const session = findSession(sandbox, id);
  if (session.object.status !== "open") {
    throw new ApiError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.object.status ?? "none"}.`,
      {
        isExecuted: true,
      },
    );
  }
  return sandbox.store.together(() => close(sandbox, session, cause));
}

/** Closes an open session after its expiry; others stay unchanged. @returns the current session */
export function expireWhenOver(sandbox: StripeSandbox, session: SessionRecord): SessionRecord {
  const isOver = sandbox.clock.now() >= session.object.expires_at * 1000;
  if (session.object.status !== "open" || !isOver) return session;
  sandbox.store.together(() => close(sandbox, session, noCause));
  sandbox.scheduler.wake();
  return findSession(sandbox, session.object.id);
}

function close(sandbox: StripeSandbox, session: SessionRecord, cause: Cause): Stripe.Checkout.Session {
  const { store } = sandbox;
  const object: Stripe.Checkout.Session = { ...session.object, status: "expired", url: null };
  store.put("sessions", object.id, { ...session, object, attempt: null });
  store.remove("tasks", `expire-${object.id}`);
  const drafts: EventDraft[] = [{ type: "checkout.session.expired", object }];
  const intent = store.get("paymentIntents", idOf(object.payment_intent) ?? "");
  if (intent) {
    const canceled: Stripe.PaymentIntent = {
      ...intent,
      status: "canceled",
      canceled_at: secondsOf(sandbox.clock),
      cancellation_reason: "automatic",
      next_action: null,
    };
    store.put("paymentIntents", intent.id, canceled);
    drafts.unshift({ type: "payment_intent.canceled", object: canceled });
  }
  emitEvents(sandbox, drafts, cause);
  return object;
}
