import type { BespokeResponse } from "@/src/contracts/article";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Selection } from "@/src/domain/watch/selection";
import type { Shop } from "@/src/services/shop";
import { findBespoke } from "./find-bespoke";

/** A shared watch with its parts by key, and what its page needs to show prices. */
export interface SharedWatchData {
  readonly watch: BespokeResponse;
  readonly selection: Selection;
  readonly rates: Rates;
}

/** @returns null where there is no such watch */
export async function loadSharedWatch(
  shop: Shop,
  id: string,
  locale: Locale,
): Promise<SharedWatchData | null> {
  const { content } = shop.store;
  // What the page is made of is kept with it, and an editor's save makes it again.
  const forPages = { ...shop, store: { ...shop.store, loadCatalogue: content.catalogue } };
  const [watch, [kept], settings] = await Promise.all([
    findBespoke(forPages, id, locale),
    shop.store.findBespokeWatches([id]),
    content.settings(),
  ]);
  return watch && kept ? { watch, selection: kept.selection, rates: settings.rates } : null;
}
