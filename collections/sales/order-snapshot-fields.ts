import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { amountField } from "@/collections/amount-field";
import { frozenVatFields } from "./frozen-vat-fields";
import { day, figure, hidden, json, readOnly, text } from "./order-field-kinds";
import { languageOptions } from "@/collections/language-options";

/** The lines as bought: later changes of the catalogue do not affect the agreed contents. */
const lineFields: Field[] = [
  text("sku", adminMessages("sales.orderSnapshot.line.sku.label"), { required: true }),
  text("kind", adminMessages("sales.orderSnapshot.line.kind.label"), { required: true }),
  text("title", adminMessages("sales.orderSnapshot.line.title.label"), { required: true }),
  json("details", adminMessages("sales.orderSnapshot.line.details.label")),
  figure("quantity", adminMessages("sales.orderSnapshot.line.quantity.label")),
  figure("fullUnit", adminMessages("sales.orderSnapshot.line.fullUnit.label")),
  figure("unit", adminMessages("sales.orderSnapshot.line.unit.label")),
  figure("discount", adminMessages("sales.orderSnapshot.line.discount.label")),
  figure("total", adminMessages("sales.orderSnapshot.line.total.label")),
  figure("shownTotal", adminMessages("sales.orderSnapshot.line.shownTotal.label")),
  text("image", adminMessages("sales.orderSnapshot.line.image.label")),
  text("href", adminMessages("sales.orderSnapshot.line.href.label")),
  json("selection", adminMessages("sales.orderSnapshot.line.selection.label"), false),
  json("gift", adminMessages("sales.orderSnapshot.line.gift.label"), false),
  json("tastes", adminMessages("sales.orderSnapshot.line.tastes.label"), false),
];

/** The buyer and the address, as collected by the payment page. */
const contactFields: Field[] = [
  {
    name: "email",
    type: "email",
    // The payment provider has accepted it: no validation may keep an order from being saved.
    validate: () => true,
    label: adminMessages("sales.orderSnapshot.contact.email.label"),
    access: readOnly,
  },
  text("name", adminMessages("sales.orderSnapshot.contact.name.label")),
  text("phone", adminMessages("sales.orderSnapshot.contact.phone.label")),
  text("shippingName", adminMessages("sales.orderSnapshot.contact.shippingName.label")),
  json("shippingAddress", adminMessages("sales.orderSnapshot.contact.shippingAddress.label"), false),
  json("billingAddress", adminMessages("sales.orderSnapshot.contact.billingAddress.label"), false),
];

/** The snapshot of the agreement; written by services, never by a form. */
export const snapshotFields: Field[] = [
  text("number", adminMessages("sales.orderSnapshot.snapshot.number.label"), {
    unique: true,
    required: true,
  }),
  // Whether anything is made and sent: filters the desk's list of work.
  { name: "hasParcel", type: "checkbox", defaultValue: false, access: readOnly, admin: { hidden: true } },
  // Search terms of its lines for the desk.
  hidden("articles"),
  // The secret of the thank-you page and the receipt: only the shopper gets it.
  hidden("token", { unique: true, required: true }),
  text("receiptNumber", adminMessages("sales.orderSnapshot.snapshot.receiptNumber.label"), {
    unique: true,
  }),
  day("paidAt", adminMessages("sales.orderSnapshot.snapshot.paidAt.label"), { index: true }),
  {
    name: "locale",
    type: "select",
    label: adminMessages("sales.orderSnapshot.snapshot.locale.label"),
    required: true,
    options: languageOptions,
    access: readOnly,
  },
  {
    name: "lines",
    type: "array",
    label: adminMessages("sales.orderSnapshot.snapshot.lines.label"),
    labels: adminMessagesByKey("sales.orderSnapshot.snapshot.lines.labels"),
    fields: lineFields,
    access: readOnly,
  },
  text("chargeCurrency", adminMessages("sales.orderSnapshot.snapshot.chargeCurrency.label"), {
    required: true,
  }),
  amountField("total", adminMessages("sales.orderSnapshot.snapshot.total.label"), {
    currency: { field: "chargeCurrency" },
  }),
  text("currency", adminMessages("sales.orderSnapshot.snapshot.currency.label"), {
    required: true,
  }),
  amountField("shownTotal", adminMessages("sales.orderSnapshot.snapshot.shownTotal.label"), {
    currency: { field: "currency" },
  }),
  figure("vatPercent", adminMessages("sales.orderSnapshot.snapshot.vatPercent.label")),
  ...frozenVatFields,
  json("rates", adminMessages("sales.orderSnapshot.snapshot.rates.label")),
  {
    name: "note",
    type: "textarea",
    label: adminMessages("sales.orderSnapshot.snapshot.note.label"),
    access: readOnly,
  },
  text("promoCode", adminMessages("sales.orderSnapshot.snapshot.promoCode.label")),
  figure("promoPercent", adminMessages("sales.orderSnapshot.snapshot.promoPercent.label"), false),
  {
    name: "promoCustomer",
    type: "relationship",
    relationTo: "customers",
    label: adminMessages("sales.orderSnapshot.snapshot.promoCustomer.label"),
    access: readOnly,
  },
  {
    name: "affiliate",
    type: "relationship",
    relationTo: "affiliates",
    label: adminMessages("sales.orderSnapshot.snapshot.affiliate.label"),
    index: true,
    access: readOnly,
  },
  // The rate of the day the order was placed.
  figure("affiliatePercent", adminMessages("sales.orderSnapshot.snapshot.affiliatePercent.label"), false),
  text("termsVersion", adminMessages("sales.orderSnapshot.snapshot.termsVersion.label"), { required: true }),
  text("catalogueVersion", adminMessages("sales.orderSnapshot.snapshot.catalogueVersion.label"), {
    required: true,
  }),
  {
    name: "contact",
    type: "group",
    label: adminMessages("sales.orderSnapshot.snapshot.contact.label"),
    fields: contactFields,
    access: readOnly,
  },
];
