import * as v from "valibot";
import { emailOfProvider } from "@/src/domain/mail/email-address";
import type { Charge, Contact, PaymentSession, PostalAddress } from "@/src/gateways/payment/payment-gateway";
import { readAmount, walletAmount } from "./wallet-amount";

const text = v.optional(v.nullable(v.string()), null);

const addressAnswer = v.object({
  address_line_1: text,
  address_line_2: text,
  admin_area_2: text,
  admin_area_1: text,
  postal_code: text,
  country_code: text,
});

const captureAnswer = v.object({
  id: v.string(),
  // An unknown status must fail the settlement.
  status: v.picklist(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED", "FAILED"]),
  amount: walletAmount,
});

const refundAnswer = v.object({
  status: v.picklist(["COMPLETED", "PENDING", "CANCELLED", "FAILED"]),
  amount: walletAmount,
});

const unitAnswer = v.object({
  amount: walletAmount,
  custom_id: text,
  invoice_id: text,
  shipping: v.optional(
    v.object({
      name: v.optional(v.object({ full_name: text })),
      address: v.optional(addressAnswer),
    }),
  ),
  payments: v.optional(
    v.object({
      captures: v.optional(v.array(captureAnswer), []),
      refunds: v.optional(v.array(refundAnswer), []),
    }),
  ),
});

const walletAnswer = v.object({
  email_address: text,
  name: v.optional(v.object({ given_name: text, surname: text })),
  phone_number: v.optional(v.object({ national_number: text })),
});

/** The fields read from a PayPal order. */
export const orderAnswer = v.object({
  id: v.string(),
  status: v.picklist(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"]),
  purchase_units: v.pipe(v.array(unitAnswer), v.length(1)),
  payment_source: v.optional(v.object({ paypal: v.optional(walletAnswer) })),
  links: v.optional(v.array(v.object({ href: v.string(), rel: v.string() })), []),
});
export type OrderAnswer = v.InferOutput<typeof orderAnswer>;

/** The fields of a capture needed to find its order. */
export const captureOfOrder = v.object({
  supplementary_data: v.optional(
    v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
  ),
});

function unitOf({ id, purchase_units: [unit] }: OrderAnswer) {
  if (!unit) throw new Error(`The order ${id} at PayPal has no purchase unit.`);
  return unit;
}

const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.filter(Boolean).join(" ") || null;

const readAddress = (address: v.InferOutput<typeof addressAnswer> | undefined): PostalAddress | null =>
  address
    ? {
        line1: address.address_line_1,
        line2: address.address_line_2,
        postalCode: address.postal_code,
        city: address.admin_area_2,
        state: address.admin_area_1,
        country: address.country_code,
      }
    : null;

function readContact(order: OrderAnswer): Contact {
  const wallet = order.payment_source?.paypal;
  const { shipping } = unitOf(order);
  return {
    email: emailOfProvider(wallet?.email_address),
    name: joined(wallet?.name?.given_name ?? null, wallet?.name?.surname ?? null),
    phone: wallet?.phone_number?.national_number ?? null,
    billingAddress: null,
    shippingName: shipping?.name?.full_name ?? null,
    shippingAddress: readAddress(shipping?.address),
  };
}

const statuses = {
  CREATED: "open",
  SAVED: "open",
  PAYER_ACTION_REQUIRED: "open",
  APPROVED: "open",
  COMPLETED: "complete",
  VOIDED: "expired",
} as const;

const withMoney = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];
const withoutMoney = ["DECLINED", "FAILED"];

/** The approval page; PayPal omits its URL after the approval. */
const approveLink = ({ links }: OrderAnswer): string | null =>
  links.find(({ rel }) => rel === "payer-action" || rel === "approve")?.href ?? null;

/** Converts a PayPal order to a session. */
export function readOrder(order: OrderAnswer): PaymentSession {
  const unit = unitOf(order);
  const capture = unit.payments?.captures[0];
  const money = capture?.amount ?? unit.amount;
  return {
    provider: "paypal",
    id: order.id,
    status: statuses[order.status],
    paymentStatus: capture && withMoney.includes(capture.status) ? "paid" : "unpaid",
    url: approveLink(order),
    awaitsCapture: order.status === "APPROVED",
    amount: readAmount(money),
    currency: money.currency_code,
    reference: unit.custom_id,
    metadataOrder: unit.invoice_id,
    paymentIntent: capture?.id ?? null,
    paymentVoucher: null,
    hasFailed: capture !== undefined && withoutMoney.includes(capture.status),
    contact: readContact(order),
    charge: capture && withMoney.includes(capture.status) ? readCharge(order, capture.id) : null,
  };
}

/** Pending refunds count as refunded; failed ones do not. */
const givenBack = ["COMPLETED", "PENDING"];

/** @throws Error if the order has no such capture */
export function readCharge(order: OrderAnswer, captureId: string): Charge {
  const { payments } = unitOf(order);
  const capture = payments?.captures.find(({ id }) => id === captureId);
  if (!capture) throw new Error(`The order ${order.id} at PayPal has no capture ${captureId}.`);
  const refunds = payments?.refunds.filter(({ status }) => givenBack.includes(status)) ?? [];
  return {
    paymentIntent: captureId,
    amount: readAmount(capture.amount),
    amountRefunded: refunds.reduce((sum, { amount }) => sum + readAmount(amount), 0),
    currency: capture.amount.currency_code,
    isDisputed: false,
    // A reversal is included in the refunds.
    amountLost: 0,
  };
}
