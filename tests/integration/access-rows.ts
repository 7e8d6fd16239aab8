/**
 * Who may do what over the REST API, written out: C creates, R reads, r reads their own only, U updates, D deletes, V
 * reads versions, L unlocks. In the order admin, marketer, clerk, translator, nobody.
 */
type Cells = readonly [admin: string, marketer: string, clerk: string, translator: string, nobody: string];

const texts: Cells = ["CRUD", "CRUD", "R", "RU", ""];
const orderDesk: Cells = ["R", "", "R", "", ""];
const kept: Cells = ["", "", "", "", ""];

export const collectionRows: Readonly<Record<string, Cells>> = {
  complications: texts,
  "case-types": texts,
  "case-diameters": texts,
  "caseback-types": texts,
  "date-magnifiers": texts,
  "case-colors": texts,
  "strap-families": texts,
  straps: texts,
  "strap-endlinks": texts,
  "date-colors": texts,
  dials: texts,
  hands: texts,
  packagings: texts,
  warranties: texts,
  "bezel-inserts": texts,
  "gmt-hands": texts,
  priorities: texts,
  buckles: texts,
  "second-straps": texts,
  rotors: texts,
  watches: texts,
  products: texts,
  layers: ["CRUD", "CRUD", "R", "R", ""],
  "price-history": ["R", "R", "R", "", ""],
  revisions: kept,

  banners: texts,
  pages: ["CRUDV", "CRUDV", "RV", "RUV", ""],
  questions: texts,
  manuals: texts,
  translations: ["RU", "RU", "R", "RU", ""],
  media: ["CRUD", "CRUD", "R", "RU", "R"],

  users: ["CRUDL", "r", "r", "r", ""],
  subscribers: ["RD", "", "", "", ""],
  affiliates: ["RUD", "RU", "R", "", ""],
  "affiliate-visits": kept,
  customers: orderDesk,
  "customer-sessions": kept,
  "sign-in-codes": kept,
  "saved-watches": ["R", "", "", "", ""],

  orders: ["RU", "", "RU", "", ""],
  payments: orderDesk,
  requests: ["RUD", "", "RU", "", ""],
  "customer-reviews": ["RU", "RU", "R", "", ""],
  "promo-codes": ["CRUD", "CRUD", "R", "", ""],
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
  "/staff/order-parcel": ["admin", "clerk"],
  "/staff/order-address": ["admin", "clerk"],
  "/staff/gift-card-code": ["admin", "clerk"],
};
