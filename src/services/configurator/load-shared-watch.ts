import type { BespokeResponse } from "@/src/domain/contracts/article";
import type { Law } from "@/src/domain/law/law";
import { productSafety, type ProductSafety } from "@/src/domain/law/product-safety";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { ShopSettings } from "@/src/domain/settings";
import { findOption } from "@/src/domain/watch/find-option";
import { isTurnable } from "@/src/domain/watch/model-parts";
import type { Selection } from "@/src/domain/watch/selection";
import type { Shop } from "@/src/services/shop";
import { findBespoke } from "./find-bespoke";

/** A shared watch with its parts by key, and the data for its prices. */
export interface SharedWatchData {
  readonly watch: BespokeResponse;
  readonly selection: Selection;
  /** Of the catalogue: with it the browser may cache the model. */
  readonly version: string;
  readonly settings: ShopSettings;
  /** Whether its dial has a window for the date. */
  readonly showsDate: boolean;
  /** Names of the parts visible from behind. */
  readonly backParts: readonly string[];
  readonly isTurnable: boolean;
  readonly law: Law;
  /** Null where the shop has no product of composed watches. */
  readonly safety: ProductSafety | null;
}

/** @returns null if there is no such watch */
export async function loadSharedWatch(
  shop: Shop,
  id: string,
  locale: Locale,
): Promise<SharedWatchData | null> {
  const { content } = shop.store;
  // The page's data is cached with it and invalidated when an editor saves.
  const forPages = { ...shop, store: { ...shop.store, loadCatalogue: content.catalogue } };
  const [watch, [kept], settings, law, products, catalogue] = await Promise.all([
    findBespoke(forPages, id, locale),
    shop.store.findBespokeWatches([id]),
    content.settings(),
    content.law(),
    content.products(),
    content.catalogue(),
  ]);
  if (!watch || !kept) return null;
  const { selection } = kept;
  const composed = products.find(({ kind }) => kind === "bespoke");
  const caseback = findOption(catalogue, selection, "casebackType");
  const rotor = selection.casebackType === "OPEN" ? findOption(catalogue, selection, "rotor") : undefined;
  return {
    watch,
    selection,
    version: catalogue.version,
    settings,
    law,
    safety: composed ? productSafety(composed, law, settings, [watch.sku]) : null,
    showsDate: findOption(catalogue, selection, "dial")?.showsDate ?? false,
    isTurnable: isTurnable(selection, catalogue, await shop.undrawnParts(catalogue)),
    backParts: [caseback, rotor].flatMap((part) => (part ? [localise(part.label, locale)] : [])),
  };
}
