import type { CollectionConfig } from "payload";
import { CatalogueImports } from "./catalogue-imports";
import { Layers } from "./layers";
import { optionCollections } from "./option-collections";
import { PriceBatches, PriceChanges } from "./price-batches";
import { PriceHistory } from "./price-history";
import { Products } from "./products";
import { Revisions } from "./revisions";
import { WatchLines } from "./watch-lines";
import { Watches } from "./watches";

/** Articles and their parts, in the order of the admin's menu. */
export const catalogueCollections: CollectionConfig[] = [
  Watches,
  WatchLines,
  Products,
  PriceHistory,
  PriceBatches,
  PriceChanges,
  CatalogueImports,
  ...optionCollections,
  Layers,
  Revisions,
];
