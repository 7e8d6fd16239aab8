import type Stripe from "stripe";
import { newId } from "./new-id";

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
        : { klarna: { reference: null, reference_status: null }, type: "klarna" },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
