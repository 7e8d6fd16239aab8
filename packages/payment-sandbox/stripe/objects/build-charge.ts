import type Stripe from "stripe";
import type { Shopper } from "../documents";
import type { TestCard } from "./test-cards";
import { newId } from "./new-id";

/** The charged method: a card, or another one by its name at the provider. */
export type PaymentMethod =
  | { kind: "card"; card: TestCard; isAuthenticated: boolean }
  | { kind: "other"; method: string };

export interface Decline {
  code: string;
  declineCode: string | null;
  message: string;
}

export function buildCharge(
  intent: Stripe.PaymentIntent,
  method: PaymentMethod,
  shopper: Shopper,
  created: number,
  decline: Decline | null,
): Stripe.Charge {
  const isPaid = decline === null;
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: shopper.billing,
      email: shopper.email,
      name: shopper.name,
      phone: shopper.phone,
      tax_id: null,
    },
    calculated_statement_descriptor: "SANDBOX",
    captured: isPaid,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: buildOutcome(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: newId("pm"),
    payment_method_details: buildMethodDetails(method, isPaid),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
}

function buildOutcome(decline: Decline | null) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: "normal",
    risk_score: 12,
    seller_message: decline
      ? "The bank did not return any further details with this decline."
      : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

function buildMethodDetails(method: PaymentMethod, isPaid: boolean) {
  if (method.kind === "other") return { type: method.method, [method.method]: {} };
  return {
    type: "card",
    card: {
      amount_authorized: null,
      authorization_code: isPaid ? "123456" : null,
      brand: method.card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: isPaid ? "pass" : "unchecked",
      },
      country: "FR",
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2034,
      funding: "credit",
      installments: null,
      last4: method.card.number.slice(-4),
      mandate: null,
      network: method.card.brand,
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: method.isAuthenticated ? authenticated : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

const authenticated = {
  authentication_flow: "challenge",
  electronic_commerce_indicator: "05",
  exemption_indicator: null,
  result: "authenticated",
  result_reason: null,
  transaction_id: null,
  version: "2.2.0",
};
