import type { WaitingKind } from "@/src/domain/home/waiting";
import type { StaffNotice } from "@/src/domain/staff/staff-notice";
import { rowOf, selectionFields } from "@/src/domain/watch/selection";
import type { RoleGroup } from "./roles";

/** Access to one collection. */
export interface CollectionAccess {
  readonly read: RoleGroup;
  readonly create: RoleGroup;
  readonly update: RoleGroup;
  readonly delete: RoleGroup;
  /** Open the admin with an account of this collection. */
  readonly admin?: RoleGroup;
  /** Unlock an account after too many wrong passwords. */
  readonly unlock?: RoleGroup;
}

export interface GlobalAccess {
  readonly read: RoleGroup;
  readonly update: RoleGroup;
}

/** Marketers write, translators write texts only (see close-to-translators). */
const content: CollectionAccess = {
  read: "staff",
  create: "marketers",
  update: "editors",
  delete: "marketers",
};
/** Marketers write; there is nothing to translate. */
const marketing: CollectionAccess = {
  read: "office",
  create: "marketers",
  update: "marketers",
  delete: "marketers",
};
/** The shop writes, the order desk reads: it says who bought what. */
const record: CollectionAccess = { read: "clerks", create: "none", update: "none", delete: "none" };
/** The shop's own bookkeeping. */
const hidden: CollectionAccess = { read: "none", create: "none", update: "none", delete: "none" };

const optionAccess = Object.fromEntries(
  selectionFields.map((field) => [rowOf(field).catalogue, content] as const),
);

/**
 * Access of every collection, on one screen. The shop's own code uses the local API and plain SQL, which check no
 * access; this table is about the REST API and the admin. What is missing here cannot be added to the configuration.
 * Source: specification 6.1; scenario 21.
 */
export const collectionAccess: Readonly<Record<string, CollectionAccess>> = {
  // catalogue
  ...optionAccess,
  watches: content,
  "watch-lines": content,
  products: content,
  layers: { ...marketing, read: "staff" },
  "price-history": { ...hidden, read: "office" },
  // Written by the price grid only.
  "price-batches": { ...hidden, read: "office" },
  "price-changes": { ...hidden, read: "office" },
  // Written by the import of the catalogue only.
  "catalogue-imports": { ...hidden, read: "marketers" },
  revisions: hidden,
  // Written by stock movements only; roles that sell can read it.
  "stock-items": { ...hidden, read: "office" },
  "stock-movements": { ...hidden, read: "office" },
  // Addresses of people who wait for an article.
  "stock-notices": { ...record, read: "admins", delete: "admins" },
  // content
  banners: content,
  pages: content,
  questions: content,
  manuals: content,
  redirects: marketing,
  // One for each currency; a translator writes their notes.
  markets: { ...content, create: "none", delete: "none" },
  newsletters: content,
  // Rows come from the message files; only their texts can be edited.
  translations: { ...content, create: "none", delete: "none" },
  "translation-notes": hidden,
  "delivered-content": hidden,
  // Pages show the files publicly.
  media: { ...content, read: "anyone" },
  fonts: { ...marketing, read: "anyone" },
  // people
  users: {
    read: "owner",
    create: "admins",
    update: "owner",
    delete: "admins",
    admin: "staff",
    // Nothing locks an account (specification 6.5).
    unlock: "none",
  },
  "audit-entries": { ...hidden, read: "admins" },
  "staff-sign-ins": { ...hidden, read: "admins" },
  "staff-sessions": hidden,
  "staff-links": hidden,
  "staff-second-factors": hidden,
  "staff-recovery-codes": hidden,
  // Sealed keys; the view of connections shows what may be seen of them.
  connections: hidden,
  // Hashed keys; the view of API keys shows what may be seen of them.
  "api-keys": hidden,
  "idempotency-keys": hidden,
  // Who may send the shop's events elsewhere sees the whole shop.
  "webhook-endpoints": { read: "admins", create: "admins", update: "admins", delete: "admins" },
  "webhook-deliveries": { ...hidden, read: "admins" },
  // Addresses of newsletter subscribers.
  subscribers: { ...record, read: "admins", delete: "admins" },
  // Marketers run the programme without the applicants' addresses: the shop sends the answer.
  affiliates: { ...record, read: "office", update: "marketers", delete: "admins" },
  "affiliate-visits": hidden,
  customers: { ...record, admin: "none", unlock: "none" },
  "customer-sessions": hidden,
  "sign-in-codes": hidden,
  // A customer's wishes; they are not needed for selling.
  "saved-watches": { ...record, read: "admins" },
  // sales
  orders: { ...record, update: "clerks" },
  // Internal notes of staff about an order; not visible to the buyer.
  "order-notes": record,
  payments: record,
  "credit-notes": record,
  // Data subjects may request erasure.
  requests: { ...record, update: "clerks", delete: "admins" },
  // The shop records them; marketers publish or refuse, the order desk may answer.
  "customer-reviews": { ...record, read: "office", update: "office" },
  "promo-codes": marketing,
  "preorder-offers": content,
  // The shop writes them; the order desk may release a number for sale.
  "pre-orders": { ...record, update: "clerks" },
  "gift-cards": record,
  "gift-card-entries": record,
  carts: record,
  "cart-lines": record,
  // The owner is stored in carts, orders and saved watches only.
  "bespoke-watches": { ...record, read: "office" },
  "gift-wishes": hidden,
  mails: record,
  "webhook-events": record,
  counters: hidden,
  limits: hidden,
  "form-outcomes": hidden,
  "agent-calls": { ...hidden, read: "admins" },
  "agent-profiles": hidden,
  "agent-sessions": hidden,
  "day-figures": { ...record, read: "marketers" },
  // Payload's own
  // The admin creates locks by itself; the holder may release one (see lock-access).
  "payload-locked-documents": { read: "staff", create: "none", update: "holder", delete: "holder" },
  "payload-preferences": { read: "staff", create: "staff", update: "staff", delete: "staff" },
  "payload-jobs": { ...hidden, read: "admins" },
  "payload-kv": hidden,
  "payload-migrations": hidden,
};

/** Access of every global. Translators write texts only. */
export const globalAccess: Readonly<Record<string, GlobalAccess>> = {
  brand: { read: "office", update: "marketers" },
  setup: { read: "marketers", update: "marketers" },
  "shop-settings": { read: "office", update: "marketers" },
  law: { read: "office", update: "marketers" },
  agents: { read: "admins", update: "admins" },
  "configurator-settings": { read: "office", update: "marketers" },
  navigation: { read: "staff", update: "editors" },
  footer: { read: "staff", update: "editors" },
  quiz: { read: "staff", update: "editors" },
  "payload-jobs-stats": { read: "none", update: "none" },
};

/** Roles that may use a button of the admin that does more than save a document. */
export const staffCallAccess = {
  "/staff/refund": "clerks",
  "/staff/order-step": "clerks",
  "/staff/order-step-undo": "clerks",
  "/staff/order-note": "clerks",
  "/staff/order-mail": "clerks",
  "/staff/order-mail-resend": "clerks",
  "/staff/order-parcel": "clerks",
  "/staff/order-address": "clerks",
  "/staff/order-part": "clerks",
  "/staff/order-repair": "clerks",
  "/staff/by-hand-articles": "clerks",
  "/staff/by-hand-watch": "clerks",
  "/staff/by-hand-draft": "clerks",
  "/staff/by-hand-order": "clerks",
  "/staff/payment-link-send": "clerks",
  "/staff/payment-link-withdraw": "clerks",
  "/staff/exchange-returned": "clerks",
  "/staff/gift-card-code": "clerks",
  "/staff/gift-card-issue": "clerks",
  "/staff/gift-card-block": "clerks",
  "/staff/gift-card-recipient": "clerks",
  "/staff/prices-preview": "marketers",
  "/staff/prices-apply": "marketers",
  "/staff/prices-cancel": "marketers",
  "/staff/catalogue-import": "marketers",
  "/staff/catalogue-empty": "marketers",
  "/staff/catalogue-undo": "marketers",
  "/staff/delivered-settle": "marketers",
  "/staff/translations/save": "editors",
  "/staff/translations/import": "editors",
  "/staff/newsletter-trial": "editors",
  "/staff/newsletter-send": "marketers",
  "/staff/newsletter-withdraw": "marketers",
  "/staff/stock-count": "office",
  "/staff/stock-move": "office",
  "/staff/stock-return": "clerks",
  "/staff/link-targets": "marketers",
  "/staff/customer-merge": "clerks",
  "/staff/customer-erase": "clerks",
  "/staff/trial-mail": "admins",
  "/staff/connection-stripe": "admins",
  "/staff/connection-paypal": "admins",
  "/staff/connection-mail": "admins",
  "/staff/connection-remove": "admins",
  "/staff/api-key-create": "admins",
  "/staff/api-key-revoke": "admins",
  "/staff/webhook-secret": "admins",
  "/staff/webhook-redeliver": "admins",
  "/staff/assistant-key-create": "staff",
  "/staff/assistant-key-revoke": "staff",
  "/staff/shop-open": "admins",
} as const satisfies Readonly<Record<string, RoleGroup>>;

/** Roles that may be mailed about a subject: those that may read it in the admin. */
export const noticeAccess: Readonly<Record<StaffNotice, RoleGroup>> = {
  "new-order": "clerks",
  held: "clerks",
  disputed: "clerks",
  withdrawn: "clerks",
  requests: "clerks",
  "low-stock": "office",
};

/** Who sees what the owner of the shop still has to do. */
export const launchChecksAccess = "admins" satisfies RoleGroup;

/** Who enters the accounts of payment providers and of the mail server. */
export const connectionsAccess = "admins" satisfies RoleGroup;

/** Who creates and revokes keys of the API. */
export const apiKeysAccess = "admins" satisfies RoleGroup;

/** Roles that read the books: the view of a month and its file. */
export const booksAccess = "clerks" satisfies RoleGroup;

/** Roles that see pictures in the lists and forms of the admin; the rows above say which pictures. */
export const pictureAccess = "staff" satisfies RoleGroup;
/** Roles that export the newsletter subscribers as a file: those that may read their list. */
export const readersAccess = "admins" satisfies RoleGroup;

export type StaffCall = keyof typeof staffCallAccess;

/**
 * Roles that see all data of one person. Saved watches and the newsletter have no list for the order desk; they are
 * shown for the person who is being answered.
 */
export const personAccess = "clerks" satisfies RoleGroup;

/** Roles that read abandoned carts; only clerks see the owners, where these agreed to mails. */
export const leftCartsAccess = { list: "office", addresses: "clerks" } as const satisfies Readonly<
  Record<string, RoleGroup>
>;

/** Roles that may fetch a file about orders or a person. */
export const staffFileAccess = {
  "/staff/build-sheets": "clerks",
  "/staff/packing-slips": "clerks",
  "/staff/labels": "clerks",
  "/staff/customer.json": "clerks",
  "/staff/catalogue-export": "marketers",
  "/staff/brand-receipt": "marketers",
} as const satisfies Readonly<Record<string, RoleGroup>>;

export type StaffFile = keyof typeof staffFileAccess;

/** Which of the shop's own figures a role sees on the first page of the admin. */
export const figureAccess = {
  /** views, additions, searches, campaigns: rows of day-figures */
  attention: "marketers",
  /** orders created and paid, and their value: sums without personal data */
  sales: "office",
} as const satisfies Readonly<Record<string, RoleGroup>>;

/** Roles that see pending work on the first page of the admin: those that may open it. */
export const waitingAccess: Readonly<Record<WaitingKind, RoleGroup>> = {
  "to-ship": "clerks",
  held: "clerks",
  "pre-orders": "clerks",
  requests: "clerks",
  reviews: "marketers",
  affiliates: "marketers",
  "sold-out": "marketers",
  "low-stock": "office",
  "failed-mails": "clerks",
  "failed-jobs": "admins",
};
