import type { Pool } from "pg";
import type { Article } from "../domain/cart/article";
import type { ShopSettings } from "../domain/settings";
import type { Catalogue } from "../domain/watch/catalogue";
import { findBespokeWatches, keepBespokeWatch, type BespokeWatch } from "./bespoke-rows";
import { beginCart, putCartLine, readCartLines, removeCartLine, type LineChange } from "./cart-rows";
import { findPromo } from "./promo-rows";

/** What the CMS holds, as values. */
export interface CatalogueSource {
  readonly loadCatalogue: () => Promise<Catalogue>;
  /** Articles of these skus, those that exist. */
  readonly findArticles: (skus: readonly string[]) => Promise<readonly Article[]>;
  readonly loadSettings: () => Promise<ShopSettings>;
}

/** Every query and write the services need. */
export function createStore(pool: Pool, source: CatalogueSource) {
  return {
    ...source,
    readCartLines: (token: string) => readCartLines(pool, token),
    putCartLine: (token: string, change: LineChange) => putCartLine(pool, token, change),
    beginCart: (token: string, change: LineChange) => beginCart(pool, token, change),
    removeCartLine: (token: string, sku: string) => removeCartLine(pool, token, sku),
    findPromo: (code: string, now: Date) => findPromo(pool, code, now),
    keepBespokeWatch: (watch: BespokeWatch) => keepBespokeWatch(pool, watch),
    findBespokeWatches: (ids: readonly string[]) => findBespokeWatches(pool, ids),
  };
}

export type Store = ReturnType<typeof createStore>;
