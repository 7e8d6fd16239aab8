import { rowOf, selectionFields } from "@/src/domain/watch/selection";
import type { Who } from "./who";

/** Who may do what with one collection. */
export interface CollectionAccess {
  readonly read: Who;
  readonly create: Who;
  readonly update: Who;
  readonly delete: Who;
  /** Open the admin with an account of this collection. */
  readonly admin?: Who;
  /** Lift the lock after too many wrong passwords. */
  readonly unlock?: Who;
}

export interface GlobalAccess {
  readonly read: Who;
  readonly update: Who;
}

/** Marketers write, translators write texts only (see writable-by-translators). */
const content: CollectionAccess = {
  read: "staff",
  create: "marketers",
  update: "staff",
  delete: "marketers",
};
/** Marketers write; there is nothing to translate. */
const marketing: CollectionAccess = {
  read: "staff",
  create: "marketers",
  update: "marketers",
  delete: "marketers",
};
/** The shop writes, staff looks. Shoppers' data is none of a translator's business. */
const record: CollectionAccess = { read: "marketers", create: "nobody", update: "nobody", delete: "nobody" };
/** The shop's own bookkeeping. */
const hidden: CollectionAccess = { read: "nobody", create: "nobody", update: "nobody", delete: "nobody" };

const optionAccess = Object.fromEntries(
  selectionFields.map((field) => [rowOf(field).catalogue, content] as const),
);

/**
 * Access of every collection, on one screen. The shop's own code uses the local API and plain SQL, which ask
 * nobody; this table is about the REST API and the admin. What is missing here cannot be added to the configuration.
 * Source: specification 6.1; scenario 21.
 */
export const collectionAccess: Readonly<Record<string, CollectionAccess>> = {
  // catalogue
  ...optionAccess,
  watches: content,
  products: content,
  layers: marketing,
  "price-history": { ...hidden, read: "staff" },
  revisions: hidden,
  // content
  banners: content,
  pages: content,
  questions: content,
  manuals: content,
  redirects: marketing,
  // Rows come from the message files; only their texts are anybody's to change.
  translations: { ...content, create: "nobody", delete: "nobody" },
  // Pages show the files to everybody.
  media: { ...content, read: "anyone" },
  // people
  users: {
    read: "staff",
    create: "admins",
    update: "owner",
    delete: "admins",
    admin: "staff",
    unlock: "admins",
  },
  subscribers: { ...record, delete: "admins" },
  affiliates: { ...record, update: "marketers", delete: "admins" },
  "affiliate-visits": hidden,
  customers: { ...record, admin: "nobody", unlock: "nobody" },
  "customer-sessions": hidden,
  "sign-in-codes": hidden,
  "saved-watches": record,
  // sales
  orders: { ...record, update: "marketers" },
  payments: record,
  // People may ask to be forgotten.
  requests: { ...record, update: "marketers", delete: "admins" },
  // The shop takes them in; marketers publish or refuse.
  "customer-reviews": { ...record, update: "marketers" },
  "promo-codes": marketing,
  "preorder-offers": content,
  // The shop writes them; marketers may put a number back on sale.
  "pre-orders": { ...record, update: "marketers" },
  "gift-cards": record,
  "gift-card-entries": record,
  carts: record,
  "cart-lines": record,
  "bespoke-watches": record,
  "gift-wishes": hidden,
  mails: record,
  "webhook-events": record,
  counters: hidden,
  limits: hidden,
  "form-outcomes": hidden,
  "day-figures": record,
  // Payload's own
  "payload-locked-documents": { read: "staff", create: "staff", update: "staff", delete: "staff" },
  "payload-preferences": { read: "staff", create: "staff", update: "staff", delete: "staff" },
  "payload-jobs": { ...hidden, read: "admins" },
  "payload-kv": hidden,
  "payload-migrations": hidden,
};

/** Access of every global. Translators write texts only. */
export const globalAccess: Readonly<Record<string, GlobalAccess>> = {
  "shop-settings": { read: "staff", update: "marketers" },
  "configurator-settings": { read: "staff", update: "marketers" },
  navigation: { read: "staff", update: "staff" },
  footer: { read: "staff", update: "staff" },
  quiz: { read: "staff", update: "staff" },
  "payload-jobs-stats": { read: "nobody", update: "nobody" },
};
