import type { StripeDocuments } from "@/sandbox/stripe/documents";
import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";
import { ApiError } from "./api-error";
import { listObject } from "./list-page";

type Json = Record<string, unknown>;
type Finder = (sandbox: StripeSandbox, owner: Json) => unknown;

const byId = <C extends keyof StripeDocuments>(collection: C, field: string): Finder => {
  return (sandbox, owner) => {
    const id = owner[field];
    return typeof id === "string" ? sandbox.store.get(collection, id) : id;
  };
};

/** Fields that can be expanded, by kind of object; a field that is absent until asked for is added. */
const expandable: Record<string, Record<string, Finder>> = {
  "checkout.session": {
    customer: byId("customers", "customer"),
    invoice: () => null,
    line_items: (sandbox, owner) => {
      const lines = sandbox.store.get("sessions", String(owner.id))?.lines ?? [];
      return listObject(lines, `/v1/checkout/sessions/${String(owner.id)}/line_items`);
    },
    payment_intent: byId("paymentIntents", "payment_intent"),
    payment_link: () => null,
    setup_intent: () => null,
    subscription: () => null,
  },
  payment_intent: {
    customer: byId("customers", "customer"),
    latest_charge: byId("charges", "latest_charge"),
  },
  charge: {
    customer: byId("customers", "customer"),
    payment_intent: byId("paymentIntents", "payment_intent"),
    refunds: (sandbox, owner) => {
      const refunds = sandbox.store.all("refunds").filter(({ charge }) => charge === owner.id);
      return listObject(refunds.toReversed(), `/v1/charges/${String(owner.id)}/refunds`);
    },
  },
  refund: {
    charge: byId("charges", "charge"),
    payment_intent: byId("paymentIntents", "payment_intent"),
  },
  dispute: {
    charge: byId("charges", "charge"),
    payment_intent: byId("paymentIntents", "payment_intent"),
  },
  promotion_code: { customer: byId("customers", "customer") },
  discount_of_session: {
    coupon: byId("coupons", "coupon"),
    promotion_code: byId("promotionCodes", "promotion_code"),
  },
  promotion: { coupon: byId("coupons", "coupon") },
};

// Parts without an `object` of their own, recognized by their parent.
const parts: Record<string, string> = {
  "checkout.session.discounts": "discount_of_session",
  "promotion_code.promotion": "promotion",
};

const deepest = 4;

/** A copy of the object with the named fields filled in. @throws ApiError when a field cannot be expanded */
export function expandObject(sandbox: StripeSandbox, object: object, paths: readonly string[] = []): object {
  let expanded: object = object;
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > deepest) throw refuse(`You cannot expand more than ${deepest} levels of a property.`);
    expanded = expandPath(sandbox, expanded as Json, names, path, kindOf(expanded as Json));
  }
  return expanded;
}

function expandPath(
  sandbox: StripeSandbox,
  owner: Json,
  [name = "", ...rest]: string[],
  path: string,
  kind: string,
): Json {
  const find = expandable[kind]?.[name];
  const isList = owner.object === "list" && name === "data";
  const part = parts[`${kind}.${name}`];
  if (!find && !isList && !part) throw refuse(`This property cannot be expanded (${path}).`);
  // Already expanded by an earlier path: go on from there.
  const current = owner[name];
  const value = find && (typeof current !== "object" || current === null) ? find(sandbox, owner) : current;
  if (rest.length === 0 || value === null || value === undefined) return { ...owner, [name]: value };
  const step = (item: unknown) =>
    isJson(item) ? expandPath(sandbox, item, rest, path, part ?? kindOf(item)) : item;
  return { ...owner, [name]: Array.isArray(value) ? value.map(step) : step(value) };
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

function kindOf(value: Json): string {
  return typeof value.object === "string" ? value.object : "";
}

function refuse(message: string): ApiError {
  return new ApiError(message, { code: "property_cannot_be_expanded", param: "expand" });
}
