import type Stripe from "stripe";
import { newId } from "./new-id";

export interface DisputeRequest {
  amount: number;
  reason: string;
}

// The provider gives the seller about a week to answer a card dispute.
const daysToAnswer = 9;

const evidenceNames = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_communication",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "customer_signature",
  "duplicate_charge_documentation",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "receipt",
  "refund_policy",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "service_documentation",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_documentation",
  "shipping_tracking_number",
  "uncategorized_file",
  "uncategorized_text",
] as const;

/** Nothing was handed in yet; the list is held against the provider's own by the type of the answer. */
const noEvidence = Object.fromEntries(evidenceNames.map((name) => [name, null])) as Record<
  (typeof evidenceNames)[number],
  null
>;

export function buildDispute(
  charge: Stripe.Charge,
  request: DisputeRequest,
  created: number,
): Stripe.Dispute {
  return {
    id: newId("du"),
    object: "dispute",
    amount: request.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: created + daysToAnswer * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: request.reason,
    status: "needs_response",
  };
}
