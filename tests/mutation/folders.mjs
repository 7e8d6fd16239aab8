const rules = [
  "money",
  "cart",
  "order",
  "gift-card",
  "product",
  "affiliate",
  "calendar",
  "preorder",
  "sign-in",
  "review",
  "locale",
  "forms",
  "search",
  "quiz",
  "gift",
  "tracking",
  "content",
  "watch",
  "vat",
  "books",
  "newsletter",
  "prices",
  "staff",
  "translation",
  "people",
  "stock",
  "workshop",
];

/** Every folder that `npm run mutate` measures without being asked for one. */
export const measuredFolders = ["access", ...rules.map((subject) => `domain/${subject}`)];

/** Integration tests that state what a folder does whose tests need a database. */
const onDatabase = {
  "services/account": ["account", "account-data", "gift-card-owner", "gifts", "privacy"],
  "services/affiliates": ["affiliates"],
  "services/books": ["books", "vat-and-credit-notes"],
  "services/by-hand": ["by-hand"],
  "services/cart": ["cart", "cart-forms", "promotions", "catalogue"],
  "services/checkout": ["checkout", "place-order"],
  "services/configurator": ["cart", "catalogue"],
  "services/content": ["manuals", "pages", "page-states", "storefront"],
  "services/donations": ["donations"],
  "services/figures": ["figures"],
  "services/forms": ["forms", "form-posts"],
  "services/gift": ["gifts"],
  "services/gift-cards": [
    "gift-cards",
    "gift-card-refunds",
    "gift-card-returns",
    "gift-card-owner",
    "gift-cards-by-staff",
  ],
  "services/home": ["home"],
  "services/mails": ["mail", "mail-languages", "order-desk"],
  "services/newsletter": ["newsletter", "newsletters"],
  "services/orders": [
    "orders",
    "settlement",
    "gift-card-refunds",
    "order-desk",
    "order-search",
    "part-parcels",
    "undo-step",
    "order-address",
    "gift-card-returns",
    "money-back",
    "by-hand",
  ],
  "services/paypal": ["paypal", "paypal-orders"],
  "services/people": ["people"],
  "services/preorder": ["preorder", "preorder-first-look", "preorder-forms"],
  "services/prices": ["prices"],
  "services/reminders": ["cart-reminders", "staff-search"],
  "services/retention": ["retention"],
  "services/reviews": ["reviews"],
  "services/search": ["search", "search-questions"],
  "services/sign-in": ["sign-in", "sign-in-sessions"],
  "services/staff": ["staff-sign-in", "second-factor", "staff-sessions", "staff-passwords"],
  "services/stock": ["stock"],
  "services/translating": ["translating", "translations"],
  "services/workshop": ["by-hand"],
  "store/accounts": ["account", "privacy", "sign-in", "retention"],
  "store/affiliates": ["affiliates", "retention"],
  "store/bespoke": ["cart"],
  "store/books": ["books"],
  "store/carts": ["cart", "cart-reminders", "promotions", "settlement", "staff-search", "retention"],
  "store/catalogue": ["catalogue", "snapshot"],
  "store/content": ["pages", "page-states", "manuals", "translations", "redirects"],
  "store/figures": ["figures", "retention"],
  "store/forms": ["forms", "form-posts", "retention"],
  "store/gift-cards": ["gift-cards", "gift-card-ledger", "gift-cards-by-staff", "retention"],
  "store/gifts": ["gifts", "retention"],
  "store/home": ["home"],
  "store/links": ["links-and-pictures"],
  "store/mails": ["mail", "order-desk", "undo-step", "gift-cards-by-staff", "retention"],
  "store/media": ["links-and-pictures"],
  "store/newsletter": ["newsletter", "newsletters", "retention"],
  "store/orders": [
    "retention",
    "orders",
    "settlement",
    "order-desk",
    "order-search",
    "part-parcels",
    "undo-step",
  ],
  "store/payments": ["settlement", "money-back"],
  "store/people": ["people"],
  "store/preorders": ["preorder"],
  "store/prices": ["prices"],
  "store/reviews": ["reviews"],
  "store/revisions": ["revalidation"],
  "store/search": ["search", "search-questions"],
  "store/staff": ["staff-sign-in", "second-factor", "staff-sessions", "audit-log", "retention"],
  "store/stock": ["stock", "retention"],
  "store/workshop": ["by-hand"],
};

/** Whether the tests of a folder need PostgreSQL and the seed. */
export const needsDatabase = (folder) => onDatabase[folder] !== undefined;

/** The folders of one run of Stryker, as scripts/parts/mutation.mjs hands them over. */
export const handedFolders = () => (process.env.MUTATE_FOLDERS ?? "domain").split(",");

/**
 * Tables and drawings without a decision in them, a row a page or a field. Tests hold them to literal lists or to the files they
 * name; a thousand faults in their words would be the same test a thousand times.
 */
export const withoutRules = [
  "src/domain/content/manual-drawing.ts",
  "src/domain/content/pages/ad-pages.ts",
  "src/domain/content/pages/pages-table.ts",
  "src/domain/content/pages/secret-pages.ts",
  "src/domain/staff/common-passwords.ts",
  "src/domain/staff/delivered-passwords.ts",
  "src/access/table.ts",
  "src/domain/watch/picture-view.ts",
  "src/domain/watch/selection-table.ts",
];

/**
 * Which tests are asked whether they notice a fault: those beside the code, for a rule is stated beside its code, and
 * for services and the store those on a database.
 * @param folder below src, "domain/money"
 */
export function testsOf(folder) {
  const integration = onDatabase[folder] ?? [];
  return [`src/${folder}/**/*.test.ts`, ...integration.map((name) => `tests/integration/${name}.test.ts`)];
}

/** Percent of the faults that the tests have to notice. */
export const barOf = (folder) => (/^(domain|access)\b/.test(folder) ? 85 : 75);

/** A name for a run of Stryker on some folders. */
export const runName = (folders) => folders.join("+").replaceAll("/", "-");

/** Where Stryker writes what became of each fault. */
export const reportOf = (folders) => `node_modules/.cache/mutation/${runName(folders)}.json`;
