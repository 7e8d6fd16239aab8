import type { Field } from "payload";

const money = (fr: string, en: string) => ({ description: { fr, en } });

/** The lines as they were bought: whatever the catalogue becomes, this is what the shopper agreed to. */
export const lineFields: Field[] = [
  { name: "sku", type: "text", required: true },
  { name: "kind", type: "text", required: true },
  { name: "title", type: "text", required: true },
  { name: "details", type: "json", required: true },
  { name: "quantity", type: "number", required: true },
  {
    name: "fullUnit",
    type: "number",
    required: true,
    admin: money(
      "Prix unitaire avant réduction, en centièmes de la devise débitée.",
      "Unit price before the reduction, in hundredths of the charged currency.",
    ),
  },
  { name: "unit", type: "number", required: true, admin: money("Prix unitaire payé.", "Unit price paid.") },
  { name: "discount", type: "number", required: true },
  { name: "total", type: "number", required: true },
  {
    name: "shownTotal",
    type: "number",
    required: true,
    admin: money("Total affiché, dans la devise affichée.", "Total shown, in the currency shown."),
  },
  { name: "image", type: "text" },
  { name: "href", type: "text" },
  { name: "selection", type: "json" },
];

/** Who bought and where it goes, as the payment page collected it. */
export const contactFields: Field[] = [
  { name: "email", type: "email", index: true },
  { name: "name", type: "text" },
  { name: "phone", type: "text" },
  { name: "shippingName", type: "text" },
  { name: "shippingAddress", type: "json" },
  { name: "billingAddress", type: "json" },
];

/** What happened when. */
export const timelineFields: Field[] = [
  { name: "at", type: "date", required: true },
  { name: "event", type: "text", required: true },
  { name: "detail", type: "text" },
];
