import type Stripe from "stripe";
import { newId } from "./new-id";

export interface RefundRequest {
  amount: number;
  reason: Stripe.Refund["reason"];
  metadata: Record<string, string>;
}

export function buildRefund(charge: Stripe.Charge, request: RefundRequest, created: number): Stripe.Refund {
  const method = charge.payment_method_details?.type ?? "card";
  return {
    id: newId("re"),
    object: "refund",
    amount: request.amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
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
    metadata: request.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: request.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
