import type { BespokeResponse } from "../../contracts/article";
import type { Locale } from "../../domain/locale/locale";
import type { Rates } from "../../domain/money/currency";
import type { Selection } from "../../domain/watch/selection";
import type { Shop } from "../shop-parts";
import { findBespoke } from "./find-bespoke";

/** A shared watch with its parts by key, and what its page needs to show prices. */
export interface SharedWatchData {
  readonly watch: BespokeResponse;
  readonly selection: Selection;
  readonly rates: Rates;
}

/** @returns null where there is no such watch */
export async function loadSharedWatch(shop: Shop, id: string, locale: Locale): Promise<SharedWatchData | null> {
  const [watch, [kept], settings] = await Promise.all([
    findBespoke(shop, id, locale),
    shop.store.findBespokeWatches([id]),
    shop.store.loadSettings(),
  ]);
  return watch && kept ? { watch, selection: kept.selection, rates: settings.rates } : null;
}
