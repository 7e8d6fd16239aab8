import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import type { SessionRecord, Shopper } from "../documents";
import { emitEvents, type EventDraft } from "../events/emit-events";
import { buildCharge, type Decline, type PaymentMethod } from "../objects/build-charge";
import type { StripeSandbox } from "../stripe-sandbox";
import { paymentOf } from "./payment-intent-steps";
import type { TestCard } from "../objects/test-cards";

const messages: Record<string, string> = {
  card_declined: "Your card was declined.",
  expired_card: "Your card has expired.",
  incorrect_cvc: "Your card's security code is incorrect.",
};

export function cardDecline(card: TestCard): Decline {
  const code = card.code ?? "card_declined";
  return {
    code,
    declineCode: card.declineCode ?? null,
    message: messages[code] ?? "Your card was declined.",
  };
}

export const refusedByBank: Decline = {
  code: "payment_intent_authentication_failure",
  declineCode: null,
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/**
 * Records the failed try; the session itself stays as it is, open ones for another try.
 * @param consequences events that follow from it, emitted after it
 */
export function declinePayment(
  sandbox: StripeSandbox,
  session: SessionRecord,
  method: PaymentMethod,
  shopper: Shopper,
  decline: Decline,
  consequences: readonly EventDraft[] = [],
) {
  const { store } = sandbox;
  const before = paymentOf(sandbox, session);
  const charge = buildCharge(before, method, shopper, secondsOf(sandbox.clock), decline);
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: "requires_payment_method",
    next_action: null,
    latest_charge: charge.id,
    last_payment_error: {
      type: "card_error",
      charge: charge.id,
      code: decline.code,
      ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
      message: decline.message,
    },
  };
  store.put("charges", charge.id, charge);
  store.put("paymentIntents", intent.id, intent);
  store.put("sessions", session.object.id, { ...session, attempt: null });
  emitEvents(sandbox, [
    { type: "charge.failed", object: charge },
    { type: "payment_intent.payment_failed", object: intent },
    ...consequences,
  ]);
}
