import { selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";

type OptionCatalogue = (typeof selectionTable)[SelectionField]["catalogue"];

/** Lists with prices: ready-made watches, other products, and the options field by field. */
export type PriceCatalogue = "watches" | "products" | OptionCatalogue;

export const priceCatalogues: readonly PriceCatalogue[] = [
  "watches",
  "products",
  ...selectionFields.map((field) => selectionTable[field].catalogue),
];

export const isPriceCatalogue = (name: unknown): name is PriceCatalogue =>
  priceCatalogues.some((catalogue) => catalogue === name);

/** The selection field of these options; null for what is sold by itself. */
export const fieldOfCatalogue = (catalogue: PriceCatalogue): SelectionField | null =>
  selectionFields.find((field) => selectionTable[field].catalogue === catalogue) ?? null;

/** The collection a list's prices are kept in. */
export const collectionOfCatalogue = (catalogue: PriceCatalogue): "products" | OptionCatalogue =>
  catalogue === "watches" ? "products" : catalogue;
