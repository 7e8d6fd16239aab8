import type { CollectionConfig, Field } from "payload";
import { locales } from "../../src/domain/locale/locale";
import { orderStates } from "../../src/domain/order/order-state";
import { keepTransitions } from "./keep-transitions";
import { lockOrder } from "./lock-order";
import { contactFields, lineFields, timelineFields } from "./order-fields";

const nobody = () => false;

/** The snapshot of what was agreed; the services write it, a form never does. */
const snapshot: Field[] = [
  { name: "number", type: "text", required: true, unique: true, access: { update: nobody } },
  {
    name: "token",
    type: "text",
    required: true,
    unique: true,
    // The thank-you page and the receipt open with it: it is the shopper's.
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
  },
  { name: "receiptNumber", type: "text", unique: true, access: { update: nobody } },
  { name: "paidAt", type: "date", index: true, access: { update: nobody } },
  { name: "locale", type: "select", required: true, options: [...locales], access: { update: nobody } },
  { name: "lines", type: "array", fields: lineFields, access: { update: nobody } },
  { name: "chargeCurrency", type: "text", required: true, access: { update: nobody } },
  { name: "total", type: "number", required: true, access: { update: nobody } },
  { name: "currency", type: "text", required: true, access: { update: nobody } },
  { name: "shownTotal", type: "number", required: true, access: { update: nobody } },
  { name: "vatPercent", type: "number", required: true, access: { update: nobody } },
  { name: "rates", type: "json", required: true, access: { update: nobody } },
  { name: "note", type: "textarea", access: { update: nobody } },
  { name: "promoCode", type: "text", index: true, access: { update: nobody } },
  { name: "promoPercent", type: "number", access: { update: nobody } },
  { name: "termsVersion", type: "text", required: true, access: { update: nobody } },
  { name: "catalogueVersion", type: "text", required: true, access: { update: nobody } },
  { name: "contact", type: "group", fields: contactFields, access: { update: nobody } },
];

/** How the money comes in. */
const payment: Field[] = [
  { name: "cart", type: "relationship", relationTo: "carts", index: true, access: { update: nobody } },
  { name: "contentHash", type: "text", required: true, access: { update: nobody }, admin: { hidden: true } },
  { name: "sessionId", type: "text", unique: true, access: { update: nobody } },
  { name: "sessionUrl", type: "text", access: { read: nobody, update: nobody }, admin: { hidden: true } },
  { name: "sessionExpiresAt", type: "date", required: true, access: { update: nobody } },
  { name: "paymentIntent", type: "text", index: true, access: { update: nobody } },
  { name: "refundedAmount", type: "number", required: true, defaultValue: 0, access: { update: nobody } },
  { name: "isDisputed", type: "checkbox", defaultValue: false, access: { update: nobody } },
  { name: "heldReason", type: "text", access: { update: nobody } },
  { name: "checkedAt", type: "date", access: { update: nobody }, admin: { hidden: true } },
];

/** An order: everything agreed at the pay button, and what has happened since. */
export const Orders: CollectionConfig = {
  slug: "orders",
  labels: { singular: { fr: "Commande", en: "Order" }, plural: { fr: "Commandes", en: "Orders" } },
  admin: {
    group: { fr: "Ventes", en: "Sales" },
    useAsTitle: "number",
    defaultColumns: ["number", "state", "contact.email", "total", "chargeCurrency", "createdAt"],
    listSearchableFields: ["number", "receiptNumber", "contact.email", "contact.name"],
  },
  defaultSort: "-createdAt",
  hooks: { beforeOperation: [lockOrder], beforeChange: [keepTransitions] },
  fields: [
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: [...orderStates],
      admin: { position: "sidebar" },
    },
    { name: "staffNote", type: "textarea", admin: { position: "sidebar" } },
    ...snapshot,
    ...payment,
    { name: "payments", type: "join", collection: "payments", on: "order" },
    { name: "timeline", type: "array", fields: timelineFields, access: { update: nobody } },
  ],
};
