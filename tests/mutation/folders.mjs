/** Every folder that `npm run mutate` measures without being asked for one. */
export const measuredFolders = [
  "money",
  "cart",
  "order",
  "gift-card",
  "watch",
  "affiliate",
  "calendar",
  "content",
  "forms",
  "gift",
  "locale",
  "mail",
  "preorder",
  "product",
  "quiz",
  "review",
  "search",
  "sign-in",
  "tracking",
].map((subject) => `domain/${subject}`);

/**
 * Which tests are asked whether they notice a fault. A folder's own tests are, always; the table names those that
 * state its rules from elsewhere. Fewer tests than all: a rule is stated beside its code, and a run ends the same day.
 */
const elsewhere = {};

/**
 * Tables without a decision in them, a row a page or a field. Tests hold them to literal lists or to the files they
 * name; a thousand faults in their words would be the same test a thousand times.
 */
export const withoutRules = [
  "src/domain/content/pages/ad-pages.ts",
  "src/domain/content/pages/pages-table.ts",
  "src/domain/content/pages/secret-pages.ts",
  "src/domain/watch/picture-view.ts",
  "src/domain/watch/selection-table.ts",
];

/** @param folder below src, "domain/money" */
export function testsOf(folder) {
  return [`src/${folder}/**/*.test.ts`, ...(elsewhere[folder] ?? [])];
}

/** Percent of the faults that the tests have to notice. */
export const barOf = (folder) => (/^(domain|access)\b/.test(folder) ? 85 : 75);

/** Where Stryker writes what became of each fault. */
export const reportOf = (folder) => `node_modules/.cache/mutation/${folder.replaceAll("/", "-")}.json`;
