import type Stripe from "stripe";
import { newId } from "./new-id";
import { isVoucherMethod } from "./payment-methods";

export function buildRefund(charge: Stripe.Charge, amount: number, created: number): Stripe.Refund {
  const method = charge.payment_method_details?.type ?? "card";
  return {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details:
      method === "card"
        ? {
            card: {
              reference_status: "pending",
              reference_type: "acquirer_reference_number",
              type: "refund",
            },
            type: "card",
          }
        : { [method]: {}, type: method },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    // The buyer is asked by mail for the account that the money goes to.
    status: isVoucherMethod(method) ? "requires_action" : "succeeded",
    transfer_reversal: null,
  };
}
