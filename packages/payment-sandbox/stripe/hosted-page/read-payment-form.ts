import type { FormFields } from "../../http/decode-form";
import type { SessionRecord, Shopper } from "../documents";
import { noAddress } from "../objects/no-address";
import { findTestCard, type TestCard } from "../objects/test-cards";
import type { Choice } from "../operations/pay-session";
import { cardFields, fieldsFor, type Field, type FieldName } from "./payment-fields";
import type { PageTexts } from "./texts/page-texts";

export type Typed = Partial<Record<FieldName | "method" | "never_return", string>>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export type ReadForm =
  | { isValid: true; shopper: Shopper; choice: Choice; neverReturns: boolean }
  | { isValid: false; errors: FieldErrors };

/** Countries that have no postal codes, among those the shop may ship to. */
const withoutPostalCode = ["AE", "QA", "HK", "AG", "BS", "BZ", "FJ", "GH", "MO", "PA", "SC", "UG", "ZW"];

export function readTyped(fields: FormFields): Typed {
  const typed = Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
  const card = typed.test_card;
  // One of the "pay with a test card" buttons: it replaces a filled-in card.
  return card
    ? {
        ...typed,
        method: "card",
        card_number: card,
        card_expiry: "12 / 34",
        card_cvc: "123",
        card_name: typed.card_name || "Test",
      }
    : typed;
}

export function readPaymentForm(session: SessionRecord, typed: Typed, texts: PageTexts, now: Date): ReadForm {
  const asked = fieldsFor(session);
  const isFree = session.object.amount_total === 0;
  const isOffered = session.object.payment_method_types.includes(typed.method ?? "");
  const method = isFree ? "none" : isOffered && typed.method !== undefined ? typed.method : "card";
  const card = method === "card" ? findTestCard(typed.card_number ?? "") : undefined;
  const fields = [
    ...asked.contact,
    ...asked.shipping,
    ...(isFree ? [] : asked.billing),
    ...(method === "card" ? cardFields : []),
  ];

  const errors: FieldErrors = {};
  for (const field of fields) {
    const error = checkField(field, typed, texts, { now, session });
    if (error) errors[field.name] = error;
  }
  if (Object.keys(errors).length > 0) return { isValid: false, errors };
  return {
    isValid: true,
    shopper: readShopper(session, typed),
    choice: toChoice(method, card),
    neverReturns: typed.never_return === "on",
  };
}

function toChoice(method: string, card: TestCard | undefined): Choice {
  if (card) return { method: "card", card };
  return method === "none" ? { method } : { method: "other", name: method };
}

type Circumstances = { now: Date; session: SessionRecord };

// Checks beyond "is it there", by field.
const checks: Partial<
  Record<FieldName, (value: string, texts: PageTexts, circumstances: Circumstances) => string | undefined>
> = {
  email: (value, texts) => (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value) ? undefined : texts.errors.email),
  card_number: (value, texts) => {
    if (findTestCard(value)) return undefined;
    return passesLuhn(value.replace(/[\s-]/g, "")) ? texts.errors.unknownCard : texts.errors.cardNumber;
  },
  card_expiry: (value, texts, { now }) => (isFutureMonth(value, now) ? undefined : texts.errors.expiry),
  card_cvc: (value, texts) => (/^\d{3,4}$/.test(value) ? undefined : texts.errors.cvc),
  shipping_country: (value, texts, { session }) => {
    const allowed: readonly string[] = session.object.shipping_address_collection?.allowed_countries ?? [];
    return allowed.includes(value) ? undefined : texts.errors.country;
  },
};

function checkField(
  field: Field,
  typed: Typed,
  texts: PageTexts,
  circumstances: Circumstances,
): string | undefined {
  const value = (typed[field.name] ?? "").trim();
  if (value === "") return isRequired(field, typed) ? texts.errors.required(field.label(texts)) : undefined;
  return checks[field.name]?.(value, texts, circumstances);
}

function isRequired({ name, isOptional }: Field, typed: Typed): boolean {
  if (name === "shipping_postal_code") return !withoutPostalCode.includes(typed.shipping_country ?? "");
  return !isOptional;
}

function isFutureMonth(value: string, now: Date): boolean {
  const match = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(value);
  const [month, year] = [Number(match?.[1]), 2000 + Number(match?.[2])];
  if (!match || month < 1 || month > 12) return false;
  return year * 12 + month >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function readShopper({ object }: SessionRecord, typed: Typed): Shopper {
  const value = (name: FieldName) => typed[name]?.trim() || null;
  const shippingName = value("shipping_name");
  return {
    email: object.customer_email ?? value("email") ?? "",
    name: value("card_name") ?? shippingName,
    phone: object.phone_number_collection?.enabled ? value("phone") : null,
    billing: { ...noAddress, country: value("billing_country") },
    shipping:
      object.shipping_address_collection && shippingName
        ? {
            name: shippingName,
            address: {
              city: value("shipping_city"),
              country: value("shipping_country"),
              line1: value("shipping_line1"),
              line2: value("shipping_line2"),
              postal_code: value("shipping_postal_code"),
              state: value("shipping_state"),
            },
          }
        : null,
  };
}
