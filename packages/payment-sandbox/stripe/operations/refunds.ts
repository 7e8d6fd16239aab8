import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import { ApiError, missingResource } from "../api/api-error";
import { emitEvents, noCause, type Cause } from "../events/emit-events";
import { buildRefund } from "../objects/build-refund";
import { showMoney } from "../objects/currencies";
import { readFaults, writeFaults, type StripeSandbox } from "../stripe-sandbox";
import { idOf } from "./find-records";

/** @throws ApiError when there is nothing, or not that much, left to give back */
export function createRefund(
  sandbox: StripeSandbox,
  charge: Stripe.Charge,
  asked: number | undefined,
  cause: Cause = noCause,
): Stripe.Refund {
  const { store } = sandbox;
  const remaining = charge.amount_captured - charge.amount_refunded;
  const amount = asked ?? remaining;
  checkRefundable(charge, amount, remaining);
  const refund = buildRefund(charge, amount, secondsOf(sandbox.clock));
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === remaining,
  };
  return store.together(() => {
    store.put("refunds", refund.id, refund);
    store.put("charges", charge.id, refunded);
    emitEvents(
      sandbox,
      [
        { type: "refund.created", object: refund },
        {
          type: "charge.refunded",
          object: refunded,
          previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
        },
      ],
      cause,
    );
    const faults = readFaults(sandbox);
    if (faults.failRefunds > 0) {
      writeFaults(sandbox, { ...faults, failRefunds: faults.failRefunds - 1 });
      failRefund(sandbox, refund.id, "lost_or_stolen_card");
    }
    // The call still answers "succeeded": failures arrive later, as an event.
    return refund;
  });
}

/** The charge of a payment. @throws ApiError when there is no such payment, or it was never paid */
export function refundableCharge({ store }: StripeSandbox, id: string): Stripe.Charge {
  const payment = store.get("paymentIntents", id);
  if (!payment) throw missingResource("payment_intent", id, "payment_intent", 404);
  const charge = store.get("charges", idOf(payment.latest_charge) ?? "");
  if (charge?.paid) return charge;
  throw new ApiError(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    param: "payment_intent",
    isExecuted: true,
  });
}

function checkRefundable(charge: Stripe.Charge, amount: number, remaining: number) {
  if (!charge.paid)
    throw new ApiError(`Charge ${charge.id} failed and cannot be refunded.`, {
      param: "charge",
      isExecuted: true,
    });
  if (charge.disputed) {
    throw new ApiError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
      param: "charge",
      isExecuted: true,
    });
  }
  if (remaining === 0) {
    throw new ApiError(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
      isExecuted: true,
    });
  }
  if (amount > remaining) {
    const [asked, left] = [amount, remaining].map((money) => showMoney(money, charge.currency, "en"));
    throw new ApiError(`Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
      isExecuted: true,
    });
  }
}

/** The bank sends the money back: the refund fails and the charge counts as not refunded again. */
export function failRefund(sandbox: StripeSandbox, id: string, reason: string): Stripe.Refund {
  const { store } = sandbox;
  const refund = store.get("refunds", id);
  if (!refund) throw missingResource("refund", id, "refund", 404);
  if (refund.status === "failed") throw new ApiError(`Refund ${id} has already failed.`);
  const charge = store.get("charges", idOf(refund.charge) ?? "");
  if (!charge) throw new Error(`Refund ${id} has no charge.`);
  const failed: Stripe.Refund = { ...refund, status: "failed", failure_reason: reason };
  store.together(() => {
    store.put("refunds", id, failed);
    store.put("charges", charge.id, {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
    emitEvents(sandbox, [
      { type: "refund.failed", object: failed, previous: { status: refund.status } },
      { type: "charge.refund.updated", object: failed, previous: { status: refund.status } },
    ]);
  });
  return failed;
}
