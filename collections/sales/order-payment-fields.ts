import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { paymentProviderNames } from "@/src/admin/order/payment-names";
import { cardProvider, paymentProviders } from "@/src/domain/order/payment-provider";
import { amountField } from "@/collections/amount-field";
import { day, hidden, json, readOnly, text } from "./order-field-kinds";

/** Dates of events. */
const timelineFields: Field[] = [
  day("at", adminMessages("sales.orderPayment.timeline.at.label"), { required: true }),
  text("event", adminMessages("sales.orderPayment.timeline.event.label"), { required: true }),
  text("detail", adminMessages("sales.orderPayment.timeline.detail.label")),
];

/** The payment of an order, and later events. */
export const paymentFields: Field[] = [
  {
    name: "cart",
    type: "relationship",
    relationTo: "carts",
    label: adminMessages("sales.orderPayment.payment.cart.label"),
    index: true,
    access: readOnly,
  },
  // Set on the first order of a cart after a reminder: used for the revenue of reminders.
  day("cartRemindedAt", adminMessages("sales.orderPayment.payment.cartRemindedAt.label")),
  hidden("contentHash", { required: true }),
  // Identifies the form by which an order without a cart was submitted.
  hidden("submission", { index: true }),
  {
    name: "paymentProvider",
    type: "select",
    label: adminMessages("sales.orderPayment.payment.paymentProvider.label"),
    required: true,
    defaultValue: cardProvider,
    options: paymentProviders.map((value) => ({ value, label: paymentProviderNames[value] })),
    access: readOnly,
  },
  // Number of further payment pages requested: each has its own key at the provider.
  {
    name: "sessionRound",
    type: "number",
    required: true,
    defaultValue: 0,
    access: readOnly,
    admin: { hidden: true },
  },
  // Not indexed, so that updating it touches no index: the provider sends the order's number along.
  {
    name: "sessionId",
    type: "text",
    label: adminMessages("sales.orderPayment.payment.sessionId.label"),
    access: readOnly,
    admin: { disableListColumn: true, disableListFilter: true },
  },
  hidden("sessionUrl"),
  // A page the order no longer belongs to, until it is known to be closed or paid.
  hidden("formerProvider"),
  hidden("formerSessionId"),
  day("sessionExpiresAt", adminMessages("sales.orderPayment.payment.sessionExpiresAt.label"), {
    required: true,
  }),
  text("paymentIntent", adminMessages("sales.orderPayment.payment.paymentIntent.label"), { index: true }),
  // A slip that the buyer pays at a till: its page shows the codes to pay with.
  hidden("paymentVoucherUrl"),
  text("paymentVoucherDay", adminMessages("sales.orderPayment.payment.paymentVoucherDay.label")),
  amountField("refundedAmount", adminMessages("sales.orderPayment.payment.refundedAmount.label"), {
    currency: { field: "chargeCurrency" },
    defaultValue: 0,
  }),
  amountField("covered", adminMessages("sales.orderPayment.payment.covered.label"), { defaultValue: 0 }),
  json("coveredBy", adminMessages("sales.orderPayment.payment.coveredBy.label"), false),
  amountField("refundedToCards", adminMessages("sales.orderPayment.payment.refundedToCards.label"), {
    defaultValue: 0,
  }),
  {
    name: "isDisputed",
    type: "checkbox",
    label: adminMessages("sales.orderPayment.payment.isDisputed.label"),
    defaultValue: false,
    access: readOnly,
  },
  text("heldReason", adminMessages("sales.orderPayment.payment.heldReason.label")),
  { name: "checkedAt", type: "date", access: readOnly, admin: { hidden: true } },
  {
    name: "payments",
    type: "join",
    collection: "payments",
    on: "order",
    label: adminMessages("sales.orderPayment.payment.payments.label"),
  },
  {
    name: "timeline",
    type: "array",
    label: adminMessages("sales.orderPayment.payment.timeline.label"),
    labels: adminMessagesByKey("sales.orderPayment.payment.timeline.labels"),
    fields: timelineFields,
    access: readOnly,
  },
];
