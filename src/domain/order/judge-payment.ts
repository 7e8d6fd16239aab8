import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { amountDue } from "./amount-due";
import type { Order } from "./order";
import type { OrderState } from "./order-state";

/** The payment provider's answer to a query, not the content of an event. */
export interface PaymentFacts {
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  readonly paymentStatus: "paid" | "unpaid" | "no_payment_required";
  /** in the provider's smallest unit */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly reference: string | null;
  readonly metadataOrder: string | null;
  /** The bank has refused a payment it had promised. */
  readonly hasFailed: boolean;
}

export type ExpectedPayment = Pick<Order, "number" | "sessionId" | "total" | "covered" | "chargeCurrency">;

export type Mismatch =
  | "session"
  | "amount"
  | "currency"
  | "reference"
  | "gift-card"
  | "place-taken"
  | "second-place"
  | "stock";

export interface Judgement {
  readonly state: OrderState;
  /** why staff has to look at it */
  readonly mismatch: Mismatch | null;
}

type Check = readonly [name: Mismatch, holds: (expected: ExpectedPayment, facts: PaymentFacts) => boolean];

/** What must agree before an order is called paid. Source: scenario 6. */
const checks: readonly Check[] = [
  // A payment may be reported before the shop has written down which session it opened.
  ["session", (expected, facts) => expected.sessionId === null || expected.sessionId === facts.id],
  [
    "reference",
    (expected, facts) => [facts.reference, facts.metadataOrder].every((name) => name === expected.number),
  ],
  ["currency", (expected, facts) => facts.currency === expected.chargeCurrency],
  [
    "amount",
    (expected, facts) => facts.amount === toSmallestUnit(amountDue(expected), expected.chargeCurrency),
  ],
];

/**
 * State of an order by the provider's payment data; null while undecided. Another amount, currency or order is held
 * for staff.
 */
export function judgePayment(expected: ExpectedPayment, facts: PaymentFacts): Judgement | null {
  if (facts.status === "open") return null;
  // The state of an abandoned page does not matter; a payment on it still counts.
  const end = facts.status === "expired" ? "expired" : facts.hasFailed ? "failed" : null;
  if (end !== null) return expected.sessionId === facts.id ? { state: end, mismatch: null } : null;
  // A promise is compared when it is kept: held for staff it could be released, and the bank refuse it later.
  if (facts.paymentStatus === "unpaid") return { state: "processing", mismatch: null };
  const mismatch = checks.find(([, holds]) => !holds(expected, facts))?.[0] ?? null;
  return mismatch === null ? { state: "paid", mismatch } : { state: "held", mismatch };
}
