/** How a collection of a shop's content goes into a file. */
export interface MovedCollection {
  /** Fields that name a document in every shop; ids differ between shops. */
  readonly key: readonly string[];
  /** Fields that each shop keeps for itself. */
  readonly own?: readonly string[];
  /** What such fields begin with in a document that an import creates. */
  readonly begin?: Readonly<Record<string, unknown>>;
  /** Every version of the shop has its own documents: an import changes them, and neither creates nor removes any. */
  readonly isFixed?: boolean;
}

const option: MovedCollection = { key: ["key"] };

/** Content that a file of a shop contains. What others refer to comes first. */
export const movedCollections = {
  layers: { key: ["name", "hash"] },
  media: { key: ["filename"] },
  fonts: { key: ["filename"] },
  "case-diameters": option,
  "case-types": option,
  "case-colors": option,
  "caseback-types": option,
  complications: option,
  dials: option,
  "date-colors": option,
  "date-magnifiers": option,
  hands: option,
  "gmt-hands": option,
  "bezel-inserts": option,
  buckles: option,
  "strap-families": option,
  straps: { key: ["family", "key"] },
  "strap-endlinks": option,
  "second-straps": option,
  rotors: option,
  packagings: option,
  warranties: option,
  priorities: option,
  "watch-lines": { key: ["key"] },
  watches: { key: ["code"] },
  products: { key: ["sku"] },
  // Each shop says when it sells a run, and by which password: a new one is off.
  "preorder-offers": {
    key: ["key"],
    own: ["enabled", "password", "passwordHash"],
    begin: { enabled: false },
  },
  pages: { key: ["slug"] },
  redirects: { key: ["from"] },
  banners: { key: ["key"] },
  questions: { key: ["key"] },
  markets: { key: ["currency"] },
  manuals: { key: ["number"] },
  // Rows and originals come from the message files; the shop's own words are moved.
  translations: { key: ["key"], own: ["page", "original"], isFixed: true },
} as const satisfies Readonly<Record<string, MovedCollection>>;

export type MovedCollectionName = keyof typeof movedCollections;

export const movedCollectionNames = Object.keys(movedCollections) as readonly MovedCollectionName[];

/** Collections whose documents have a file. */
export const fileCollections = ["layers", "media", "fonts"] as const satisfies readonly MovedCollectionName[];

/** Globals that a file of a shop contains, and their fields that each shop keeps for itself. */
export const movedGlobals = {
  brand: { own: [] },
  // Whether a shop is closed for the moment says nothing about another one.
  "shop-settings": { own: ["maintenance"] },
  law: { own: [] },
  "configurator-settings": { own: [] },
  navigation: { own: [] },
  footer: { own: [] },
  quiz: { own: [] },
} as const satisfies Readonly<Record<string, { readonly own: readonly string[] }>>;

export type MovedGlobalName = keyof typeof movedGlobals;

export const movedGlobalNames = Object.keys(movedGlobals) as readonly MovedGlobalName[];

/**
 * Why a collection or global stays where it is.
 * people: it is about customers, readers or partners. staff: accounts and what they did. sales: orders, money and promises.
 * stock: pieces that lie in one place. history: what happened in this shop. machine: bookkeeping of the software.
 */
type Staying = "people" | "staff" | "sales" | "stock" | "history" | "machine";

export const stayingCollections: Readonly<Record<string, Staying>> = {
  orders: "sales",
  "order-notes": "sales",
  payments: "sales",
  "credit-notes": "sales",
  requests: "people",
  "customer-reviews": "people",
  "pre-orders": "sales",
  "promo-codes": "sales",
  "gift-cards": "sales",
  "gift-card-entries": "sales",
  carts: "people",
  "cart-lines": "people",
  "agent-sessions": "people",
  "bespoke-watches": "people",
  "gift-wishes": "people",
  mails: "people",
  "webhook-events": "machine",
  // Other systems are told by one shop; its secrets are sealed.
  "webhook-endpoints": "machine",
  "webhook-deliveries": "machine",
  counters: "machine",
  limits: "machine",
  "form-outcomes": "people",
  "agent-calls": "history",
  "agent-profiles": "machine",
  "day-figures": "history",
  "price-history": "history",
  "price-batches": "history",
  "price-changes": "history",
  "catalogue-imports": "history",
  revisions: "machine",
  "stock-items": "stock",
  "stock-movements": "stock",
  "stock-notices": "people",
  // An issue is for the readers of one shop; a scheduled one would be sent twice.
  newsletters: "people",
  "translation-notes": "machine",
  "delivered-content": "machine",
  users: "staff",
  // Sealed keys of providers.
  connections: "machine",
  // Hashed keys: other systems are connected to one shop.
  "api-keys": "machine",
  "idempotency-keys": "machine",
  "staff-sign-ins": "staff",
  "audit-entries": "staff",
  "staff-sessions": "staff",
  "staff-links": "staff",
  "staff-second-factors": "staff",
  "staff-recovery-codes": "staff",
  customers: "people",
  "customer-sessions": "people",
  "saved-watches": "people",
  "sign-in-codes": "people",
  subscribers: "people",
  affiliates: "people",
  "affiliate-visits": "people",
  "payload-kv": "machine",
  "payload-jobs": "machine",
  "payload-locked-documents": "machine",
  "payload-preferences": "staff",
  "payload-migrations": "machine",
};

export const stayingGlobals: Readonly<Record<string, Staying>> = {
  // Each shop ticks its own steps.
  setup: "history",
  agents: "history",
  "payload-jobs-stats": "machine",
};
