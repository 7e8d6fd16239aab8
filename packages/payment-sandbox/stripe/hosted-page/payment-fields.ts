import type { SessionRecord } from "../documents";
import type { PageTexts } from "./texts/page-texts";

export type FieldName =
  | "email"
  | "phone"
  | "shipping_name"
  | "shipping_country"
  | "shipping_line1"
  | "shipping_line2"
  | "shipping_postal_code"
  | "shipping_city"
  | "shipping_state"
  | "card_number"
  | "card_expiry"
  | "card_cvc"
  | "card_name"
  | "billing_country";

export interface Field {
  name: FieldName;
  label(texts: PageTexts): string;
  hint?(texts: PageTexts): string;
  autocomplete: string;
  kind: "text" | "email" | "tel" | "digits" | "country";
  isOptional?: boolean;
}

type AddressPart = "country" | "line1" | "line2" | "postal_code" | "city" | "state";

const addressParts: readonly {
  part: AddressPart;
  label(texts: PageTexts): string;
  autocomplete: string;
  isOptional?: boolean;
}[] = [
  { part: "country", label: (texts) => texts.country, autocomplete: "country" },
  { part: "line1", label: (texts) => texts.line1, autocomplete: "address-line1" },
  { part: "line2", label: (texts) => texts.line2, autocomplete: "address-line2", isOptional: true },
  { part: "postal_code", label: (texts) => texts.postalCode, autocomplete: "postal-code" },
  { part: "city", label: (texts) => texts.city, autocomplete: "address-level2" },
  { part: "state", label: (texts) => texts.region, autocomplete: "address-level1", isOptional: true },
];

const shippingFields: readonly Field[] = [
  { name: "shipping_name", label: (texts) => texts.name, autocomplete: "shipping name", kind: "text" },
  ...addressParts.map(({ part, label, autocomplete, isOptional }): Field => ({
    name: `shipping_${part}`,
    label,
    autocomplete: `shipping ${autocomplete}`,
    kind: part === "country" ? "country" : "text",
    isOptional: isOptional ?? false,
  })),
];

/** Like the provider: of the address a card belongs to the country alone. */
const billingFields: readonly Field[] = [
  {
    name: "billing_country",
    label: (texts) => texts.country,
    autocomplete: "billing country",
    kind: "country",
  },
];

export const cardFields: readonly Field[] = [
  { name: "card_number", label: (texts) => texts.cardNumber, autocomplete: "cc-number", kind: "digits" },
  {
    name: "card_expiry",
    label: (texts) => texts.expiry,
    hint: (texts) => texts.expiryHint,
    autocomplete: "cc-exp",
    kind: "digits",
  },
  { name: "card_cvc", label: (texts) => texts.cvc, autocomplete: "cc-csc", kind: "digits" },
  { name: "card_name", label: (texts) => texts.cardName, autocomplete: "cc-name", kind: "text" },
];

/** Fields of the page, by group, according to the session. */
export function fieldsFor({
  object,
}: SessionRecord): Record<"contact" | "shipping" | "billing", readonly Field[]> {
  const contact: Field[] = [];
  if (object.customer_email === null)
    contact.push({ name: "email", label: (texts) => texts.email, autocomplete: "email", kind: "email" });
  if (object.phone_number_collection?.enabled)
    contact.push({ name: "phone", label: (texts) => texts.phone, autocomplete: "tel", kind: "tel" });
  return {
    contact,
    shipping: object.shipping_address_collection ? shippingFields : [],
    billing: billingFields,
  };
}
