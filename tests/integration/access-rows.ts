/**
 * Who may do what over the REST API, written out: C creates, R reads, r reads their own only, U updates, D deletes, V
 * reads versions. In the order admin, marketer, clerk, translator, nobody.
 */
type Cells = readonly [admin: string, marketer: string, clerk: string, translator: string, nobody: string];

const texts: Cells = ["CRUD", "CRUD", "R", "RU", ""];
const drafted: Cells = ["CRUDV", "CRUDV", "RV", "RUV", ""];
const orderDesk: Cells = ["R", "", "R", "", ""];
const kept: Cells = ["", "", "", "", ""];

export const collectionRows: Readonly<Record<string, Cells>> = {
  complications: drafted,
  "case-types": drafted,
  "case-diameters": drafted,
  "caseback-types": drafted,
  "date-magnifiers": drafted,
  "case-colors": drafted,
  "strap-families": drafted,
  straps: drafted,
  "strap-endlinks": drafted,
  "date-colors": drafted,
  dials: drafted,
  hands: drafted,
  packagings: drafted,
  warranties: drafted,
  "bezel-inserts": drafted,
  "gmt-hands": drafted,
  priorities: drafted,
  buckles: drafted,
  "second-straps": drafted,
  rotors: drafted,
  watches: drafted,
  products: drafted,
  redirects: ["CRUD", "CRUD", "R", "", ""],
  layers: ["CRUD", "CRUD", "R", "R", ""],
  "price-history": ["R", "R", "R", "", ""],
  "price-batches": ["R", "R", "R", "", ""],
  "price-changes": ["R", "R", "R", "", ""],
  revisions: kept,

  banners: drafted,
  pages: drafted,
  questions: texts,
  manuals: texts,
  translations: ["RU", "RU", "R", "RU", ""],
  "translation-notes": kept,
  media: ["CRUD", "CRUD", "R", "RU", "R"],

  users: ["CRUD", "r", "r", "r", ""],
  "audit-entries": ["R", "", "", "", ""],
  "staff-sign-ins": ["R", "", "", "", ""],
  "staff-sessions": kept,
  "staff-links": kept,
  "staff-second-factors": kept,
  "staff-recovery-codes": kept,
  subscribers: ["RD", "", "", "", ""],
  affiliates: ["RUD", "RU", "R", "", ""],
  "affiliate-visits": kept,
  customers: orderDesk,
  "customer-sessions": kept,
  "sign-in-codes": kept,
  "saved-watches": ["R", "", "", "", ""],

  orders: ["RU", "", "RU", "", ""],
  "order-notes": orderDesk,
  payments: orderDesk,
  "credit-notes": orderDesk,
  requests: ["RUD", "", "RU", "", ""],
  "customer-reviews": ["RU", "RU", "R", "", ""],
  "promo-codes": ["CRUDV", "CRUDV", "RV", "", ""],
  "preorder-offers": texts,
  "pre-orders": ["RU", "", "RU", "", ""],
  "gift-cards": orderDesk,
  "gift-card-entries": orderDesk,
  carts: orderDesk,
  "cart-lines": orderDesk,
  "bespoke-watches": ["R", "R", "R", "", ""],
  "gift-wishes": kept,
  mails: orderDesk,
  "webhook-events": orderDesk,
  counters: kept,
  limits: kept,
  "form-outcomes": kept,
  "day-figures": ["R", "R", "", "", ""],

  // Of a lock and of a preference that somebody else holds; deleting a preference goes by its name, among one's own.
  "payload-locked-documents": ["RUD", "RU", "R", "R", ""],
  "payload-preferences": ["CrD", "CrD", "CrD", "CrD", ""],
  "payload-jobs": ["R", "", "", "", ""],
  "payload-kv": kept,
  "payload-migrations": kept,
};

/** R reads, U updates. */
export const globalRows: Readonly<Record<string, Cells>> = {
  "shop-settings": ["RU", "RU", "R", "", ""],
  "configurator-settings": ["RU", "RU", "R", "", ""],
  navigation: ["RU", "RU", "R", "RU", ""],
  footer: ["RU", "RU", "R", "RU", ""],
  quiz: ["RU", "RU", "R", "RU", ""],
  "payload-jobs-stats": ["", "", "", "", ""],
};

/** Whom a button of the admin listens to; to everybody else there is nothing at its address. */
export const staffCallRows: Readonly<Record<string, readonly string[]>> = {
  "/staff/refund": ["admin", "clerk"],
  "/staff/order-step": ["admin", "clerk"],
  "/staff/order-step-undo": ["admin", "clerk"],
  "/staff/order-note": ["admin", "clerk"],
  "/staff/order-mail": ["admin", "clerk"],
  "/staff/order-mail-resend": ["admin", "clerk"],
  "/staff/order-parcel": ["admin", "clerk"],
  "/staff/order-address": ["admin", "clerk"],
  "/staff/gift-card-code": ["admin", "clerk"],
  "/staff/gift-card-issue": ["admin", "clerk"],
  "/staff/gift-card-block": ["admin", "clerk"],
  "/staff/gift-card-recipient": ["admin", "clerk"],
  "/staff/prices-preview": ["admin", "marketer"],
  "/staff/prices-apply": ["admin", "marketer"],
  "/staff/prices-cancel": ["admin", "marketer"],
  "/staff/translations/save": ["admin", "marketer", "translator"],
  "/staff/translations/import": ["admin", "marketer", "translator"],
  "/staff/invite": ["admin"],
  "/staff/link": ["admin"],
  "/staff/sessions/end": ["admin", "marketer", "clerk", "translator"],
  "/staff/second-factor/begin": ["admin", "marketer", "clerk", "translator"],
  "/staff/second-factor/finish": ["admin", "marketer", "clerk", "translator"],
  "/staff/second-factor/remove": ["admin", "marketer", "clerk", "translator"],
  "/staff/second-factor/codes": ["admin", "marketer", "clerk", "translator"],
  "/staff/second-factor/take": ["admin"],
};
