import type Stripe from "stripe";
import type { Task } from "../clock/scheduler";
import type { Faults } from "./faults";

/** A checkout session with internal fields. */
export interface SessionRecord {
  object: Stripe.Checkout.Session;
  lines: Stripe.LineItem[];
  /** Copied to the payment once the shopper first tries to pay. */
  payment: { metadata: Record<string, string>; description: string | null };
  /** The page's address; the session's own `url` turns null when it closes. */
  pageUrl: string;
  /** Set while the shopper is at the page of a bank or of a payment method. */
  attempt: Attempt | null;
  /** The shopper chose, on the page, not to be redirected. */
  neverReturns: boolean;
  /** The method of a completed payment whose money has not arrived; null before. */
  awaited: string | null;
}

export interface Attempt {
  id: string;
  /** The page it is at: that of the card's bank, of a method's own bank, or of a method that pays later. */
  kind: "bank" | "redirect" | "later";
  method: string;
  card: string | null;
  shopper: Shopper;
}

/** Input of the shopper on the payment page. */
export interface Shopper {
  email: string;
  name: string | null;
  phone: string | null;
  billing: Stripe.Address;
  shipping: { name: string; address: Stripe.Address } | null;
}

/** An event as it was first sent; retries repeat `body` byte for byte. */
export interface EventRecord {
  id: string;
  type: string;
  created: number;
  sequence: number;
  body: string;
}

export type DeliveryState = "waiting" | "delivered" | "failed" | "dropped" | "held";

export interface DeliveryAttempt {
  at: string;
  /** HTTP status, or null when no answer came. */
  status: number | null;
  problem: string | null;
}

export interface Delivery {
  id: string;
  event: string;
  type: string;
  sequence: number;
  state: DeliveryState;
  attempts: DeliveryAttempt[];
}

export type StripeTask = Task &
  (
    | { kind: "deliver"; deliveries: string[]; isParallel: boolean }
    | { kind: "expire-session"; session: string }
    | { kind: "settle"; session: string; outcome: "succeeded" | "failed" }
  );

/** Where events go, as the provider's dashboard would hold it. */
export interface Endpoint {
  url: string;
  secret: string;
}

export interface StoredAnswer {
  fingerprint: string;
  endpoint: string;
  requestId: string;
  status: number;
  body: string;
  at: number;
}

export interface StripeDocuments {
  sessions: SessionRecord;
  paymentIntents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  coupons: Stripe.Coupon;
  events: EventRecord;
  deliveries: Delivery;
  tasks: StripeTask;
  answers: StoredAnswer;
  endpoint: Endpoint;
  webhookEndpoints: Stripe.WebhookEndpoint;
  faults: Faults;
  skipped: number;
  sequence: number;
}
