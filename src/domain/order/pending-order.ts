import { zero } from "@/src/domain/money/minor";
import type { Order, OrderContact, OrderDraft } from "./order";

const noContact: OrderContact = {
  email: null,
  name: null,
  phone: null,
  billingAddress: null,
  shippingName: null,
  shippingAddress: null,
};

interface Written extends Pick<
  Order,
  | "id"
  | "number"
  | "token"
  | "cartId"
  | "sessionExpiresAt"
  | "covered"
  | "coveredBy"
  | "linkUntil"
  | "madeBy"
  | "exchange"
  | "agent"
  | "promisedDays"
> {
  readonly draft: OrderDraft;
  /** null where the payment page asks for it */
  readonly contact: OrderContact | null;
}

/** A new order before any event. */
export const pendingOrder = ({ draft, contact, ...written }: Written, now: Date): Order => ({
  ...draft,
  ...written,
  state: "pending",
  createdAt: now,
  paidAt: null,
  receiptNumber: null,
  vat: null,
  contact: contact ?? noContact,
  paymentProvider: "stripe",
  sessionRound: 0,
  sessionId: null,
  sessionUrl: null,
  formerPage: null,
  paymentIntent: null,
  paymentVoucher: null,
  refundedAmount: zero,
  refundedToCards: zero,
  isDisputed: false,
  heldReason: null,
  parcel: null,
  parts: [],
  timeline: [{ at: now, event: "pending", detail: null }],
});
