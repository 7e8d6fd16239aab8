import type { BespokeResponse } from "@/src/contracts/article";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { findOption } from "@/src/domain/watch/find-option";
import { isTurnable } from "@/src/domain/watch/model-parts";
import type { Selection } from "@/src/domain/watch/selection";
import type { Shop } from "@/src/services/shop";
import { findBespoke } from "./find-bespoke";

/** A shared watch with its parts by key, and what its page needs to show prices. */
export interface SharedWatchData {
  readonly watch: BespokeResponse;
  readonly selection: Selection;
  /** Of the catalogue: with it a browser may keep the model. */
  readonly version: string;
  readonly rates: Rates;
  /** Whether its dial has a window for the date. */
  readonly showsDate: boolean;
  /** Names of the parts that are seen from behind. */
  readonly backParts: readonly string[];
  readonly isTurnable: boolean;
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
  const [watch, [kept], settings, catalogue] = await Promise.all([
    findBespoke(forPages, id, locale),
    shop.store.findBespokeWatches([id]),
    content.settings(),
    content.catalogue(),
  ]);
  if (!watch || !kept) return null;
  const { selection } = kept;
  const caseback = findOption(catalogue, selection, "casebackType");
  const rotor = selection.casebackType === "OPEN" ? findOption(catalogue, selection, "rotor") : undefined;
  return {
    watch,
    selection,
    version: catalogue.version,
    rates: settings.rates,
    showsDate: findOption(catalogue, selection, "dial")?.showsDate ?? false,
    isTurnable: isTurnable(selection, catalogue, await shop.undrawnParts(catalogue)),
    backParts: [caseback, rotor].flatMap((part) => (part ? [localise(part.label, locale)] : [])),
  };
}
