/** Forms an editor can place on a page. */
export const pageForms = [
  "contact",
  "bespoke-request",
  "business-request",
  "maintenance-request",
  "premium",
  "affiliation",
  "preorder-register",
  "avant-premiere-password",
  "donation",
  "order-search",
  "gift-card-balance",
  "gift-card",
  "gift-watch",
  "surprise-watch",
] as const;

/** Forms that belong to a page of the shop's own: no editor places them. */
const routeForms = [
  "configurator-request",
  "newsletter",
  "newsletter-confirm",
  "newsletter-unsubscribe",
  "stock-notice",
  "stock-notice-confirm",
  "stock-notice-cancel",
  "cart-mail-stop",
  "cart-mail-open",
  "review",
  "preorder-details",
] as const;

export type PageFormName = (typeof pageForms)[number];

/** Every form of the shop by its name: its texts, its schema and its records go by it. */
export type FormName = PageFormName | (typeof routeForms)[number];

/** Every form's name. */
export const formNames = [...pageForms, ...routeForms] as const;
