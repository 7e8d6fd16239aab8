import { lineKinds } from "@/src/domain/cart/article-kind";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { foreignCurrencies } from "@/src/domain/money/currency";
import { highestPriceIn } from "@/src/domain/prices/own-price-limits";
import { highestPrice } from "@/src/domain/prices/propose-price";
import { availabilities } from "@/src/domain/product/availability";
import { caseColorKey, familyKey, strapMaterials } from "@/src/domain/watch/catalogue";
import { dialColors } from "@/src/domain/watch/dial-color";
import { inkPattern, printingLayoutNames } from "@/src/domain/watch/printing-layouts";
import { stageTones } from "@/src/domain/watch/ready-made";
import { isOptional, rowOf, selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";
import { lineKey } from "@/src/domain/watch/watch-line";
import type { Column, ImportedCollection, OptionList, SheetName } from "./column";

type Facts = Omit<Partial<Column>, "name" | "field" | "locale" | "kind">;
const required: Facts = { isRequired: true };

const column = (field: string, kind: Column["kind"], facts: Facts = {}, name = field): Column => ({
  name,
  field,
  kind,
  locale: null,
  ...facts,
});

/** One column for each language, French first. */
const words = (field: string, facts: Facts = {}, name = field): readonly Column[] =>
  locales.map((locale) => ({ name: `${name}_${locale}`, field, kind: "text", locale, ...facts }));

const flag = (field: string, initial = false) => column(field, "flag", { initial });
const price = column("price", "money", { isRequired: true, initial: 0, min: 0, max: highestPrice });

/** Prices in the currencies of markets; an empty one is converted. */
const ownPrices = foreignCurrencies.map((currency) =>
  column(`ownPrices.${currency}`, "money", { min: 0, max: highestPriceIn(currency) }, `price_${currency}`),
);

const priceColumns = new Set([price, ...ownPrices].map(({ name }) => name));
export const isPriceColumn = (name: string): boolean => priceColumns.has(name);

const products: readonly Column[] = [
  column("sku", "text", { ...required, mostLetters: 60, form: /^[A-Z0-9-]{2,60}$/ }),
  column("kind", "choice", { ...required, choices: lineKinds }),
  // An empty one of a new product is made of its sku.
  column("slug", "text", { ...required, form: /^[a-z0-9-]{1,80}$/ }),
  column("watch", "key", { to: "watches" }),
  column("diameter", "decimal", { min: 20, max: 60 }),
  price,
  ...ownPrices,
  column("discount", "whole", { isRequired: true, initial: 0, min: 0, max: 90 }),
  flag("isVisible", true),
  flag("isNew"),
  column("availability", "choice", { isRequired: true, initial: "in-stock", choices: availabilities }),
  column("page", "address"),
  ...words("name", { ...required, mostLetters: 80 }),
  ...words("description"),
  ...words("warnings"),
  column("images", "pictures", { isOutside: true }),
];

const measures = [
  "thickness",
  "lugToLug",
  "lugWidth",
  "waterResistance",
  "frequency",
  "powerReserve",
  "jewels",
  "weight",
  "accuracySlow",
  "accuracyFast",
] as const;

const watches: readonly Column[] = [
  column("code", "text", { ...required, mostLetters: 20, form: /^[A-Za-z0-9_-]{1,20}$/ }),
  column("line", "key", { ...required, to: "watch-lines" }),
  // An empty one is made of line and code.
  column("path", "address"),
  column("color", "choice", { isRequired: true, initial: "argent", choices: dialColors }),
  column("stage", "choice", { isRequired: true, initial: "givre", choices: stageTones }),
  ...words("name", { ...required, mostLetters: 60 }),
  ...words("tagline", { ...required, mostLetters: 120 }),
  ...words("description", required),
  ...words("care", required),
  ...words("box"),
  ...selectionFields.map((field) =>
    column(
      `parts.${field}`,
      "key",
      { to: rowOf(field).catalogue as OptionList, isRequired: !isOptional(field) },
      `part_${field}`,
    ),
  ),
  column("configuratorDial", "key", { to: "dials" }),
  ...measures.map((name) => column(`specs.${name}`, "decimal", required, `spec_${name}`)),
  column("specs.calibre", "text", required, "spec_calibre"),
  ...words("specs.caseMaterial", required, "spec_caseMaterial"),
  ...words("specs.glass", required, "spec_glass"),
  ...words("specs.strapLength", {}, "spec_strapLength"),
  ...words("specs.clasp", {}, "spec_clasp"),
  column("gallery", "pictures", { isOutside: true }),
];

const watchLines: readonly Column[] = [
  column("key", "text", { ...required, mostLetters: 40, form: lineKey }),
  ...words("name", { ...required, mostLetters: 60 }),
  ...words("text", { ...required, mostLetters: 180 }),
];

const color = column("color", "choice", { choices: dialColors });

/** Columns that only options of some lists have. */
const own: Partial<Record<SelectionField, readonly Column[]>> = {
  caseType: [column("diameters", "keys", { ...required, to: "case-diameters" }), flag("hasBezelInsert")],
  caseColor: [
    column("caseType", "key", { ...required, to: "case-types" }),
    column("color", "text", { ...required, mostLetters: 10 }),
    column("backOpen", "layer"),
    column("backClosed", "layer"),
    column("endLink", "layer"),
  ],
  strapStyle: [
    column("material", "choice", { isRequired: true, initial: "other", choices: strapMaterials }),
    flag("hasEndlink"),
    column("buckles", "keys", { ...required, to: "buckles" }),
  ],
  strapColor: [column("family", "key", { ...required, to: "strap-families" }), color],
  complication: [flag("hasGmtHand")],
  dateColor: [column("magnified", "layer")],
  dial: [
    column("printing", "layer"),
    column("printingLayout", "choice", { choices: printingLayoutNames }),
    column("printingInk", "text", { form: inkPattern }),
    flag("showsDate", true),
    color,
  ],
  hands: [
    column("family", "text", { ...required, mostLetters: 40 }),
    column("metal", "choice", {
      ...required,
      choices: ["silver", "rose", "gold", "black", "blue", "silver-blue", "silver-gold"],
    }),
    column("lumColor", "choice", { choices: ["green", "blue", "orange"] }),
  ],
  bezelInsertColor: [column("type", "choice", { ...required, choices: ["DIVER", "GMT"] })],
};

const keyForms: Partial<Record<SelectionField, RegExp>> = {
  caseType: familyKey,
  caseColor: caseColorKey,
  strapStyle: familyKey,
};

const optionColumns = (field: SelectionField): readonly Column[] => [
  column("key", "text", { ...required, form: keyForms[field] ?? /^[A-Za-z0-9_-]{1,40}$/ }),
  ...words("label", { ...required, mostLetters: 80 }),
  ...words("note", { mostLetters: 240 }),
  price,
  ...ownPrices,
  flag("enabled"),
  flag("isNew"),
  flag("hasWarning"),
  column("leadDays", "whole", { isRequired: true, initial: 0, min: -30, max: 120 }),
  column("layer", "layer"),
  ...(own[field] ?? []),
];

/** Fields of a selection in the order in which their options can be written: those that others refer to come first. */
const referredFirst: readonly SelectionField[] = [
  ...selectionFields.filter(
    (field) => !["caseType", "caseColor", "strapStyle", "strapColor"].includes(field),
  ),
  "caseType",
  "strapStyle",
  "caseColor",
  "strapColor",
];

const lists = referredFirst.map((field) => [rowOf(field).catalogue as OptionList, field] as const);
const fieldOfList = new Map<string, SelectionField>(lists);

/** Every list of options, those that others refer to first. */
export const optionLists: readonly OptionList[] = lists.map(([list]) => list);

/** Every collection, in the order in which documents can be written. */
export const importedCollections: readonly ImportedCollection[] = [
  ...optionLists,
  "watch-lines",
  "watches",
  "products",
];

/** Whether documents of a collection have drafts. */
export const isDrafted = (collection: ImportedCollection): boolean => collection !== "watch-lines";

/** The field whose options are in a list, null for products, watches and lines. */
export const fieldOfCollection = (collection: ImportedCollection): SelectionField | null =>
  fieldOfList.get(collection) ?? null;

const columns = new Map<ImportedCollection, readonly Column[]>([
  ["products", products],
  ["watches", watches],
  ["watch-lines", watchLines],
  ...lists.map(([list, field]) => [list, optionColumns(field)] as const),
]);

/** What a document of a collection has in a spreadsheet; the first column is its key. */
export const columnsOf = (collection: ImportedCollection): readonly Column[] => columns.get(collection) ?? [];

export const isOptionList = (name: string): name is OptionList => fieldOfList.has(name);

/** Sheets of one collection; all lists of options share theirs. */
const ownSheets: Partial<Record<ImportedCollection, SheetName>> = {
  products: "products",
  watches: "watches",
  "watch-lines": "lines",
};

/** Sheet of a collection. */
export const sheetOf = (collection: ImportedCollection): SheetName => ownSheets[collection] ?? "options";

/** Collection of a sheet; null for that of the options. */
export const collectionOfSheet = (sheet: SheetName): ImportedCollection | null =>
  importedCollections.find((collection) => ownSheets[collection] === sheet) ?? null;

const names = (some: readonly Column[]) => some.filter(({ isOutside }) => !isOutside).map(({ name }) => name);

/** Names in the first line of a sheet. */
export const headerOf: Readonly<Record<SheetName, readonly string[]>> = {
  products: names(products),
  watches: names(watches),
  lines: names(watchLines),
  options: [
    "list",
    ...new Set(selectionFields.flatMap((field) => names(columnsOf(selectionTable[field].catalogue)))),
  ],
};

/** Whether a text may not be empty in French; another language falls back to it. */
export const isNeeded = ({ isRequired, locale }: Column): boolean =>
  isRequired === true && (locale === null || locale === defaultLocale);
