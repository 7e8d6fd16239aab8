import { fail, ok, type Result } from "@/src/domain/result";
import { withOwn } from "@/src/domain/money/own-price";
import { bespokeId } from "@/src/domain/watch/bespoke-id";
import { bespokeSku } from "@/src/domain/watch/bespoke-sku";
import { checkSelection, type SelectionError } from "@/src/domain/watch/check-selection";
import { partLabels } from "@/src/domain/watch/describe-watch";
import { findOption } from "@/src/domain/watch/find-option";
import { backLayers, frontLayers } from "@/src/domain/watch/layers";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { Selection } from "@/src/domain/watch/selection";
import type { SkuResponse } from "@/src/domain/contracts/configurator";
import type { Shop } from "@/src/services/shop";

/**
 * Saves a selection, as it is today, as an article that can be bought. Equal watches have the same sku.
 * @returns the first error if the selection cannot be made
 * Source: specification §7, POST configurator sku; 3.6.
 */
export async function createSku(
  { store }: Shop,
  selection: Selection,
): Promise<Result<SkuResponse, SelectionError>> {
  const catalogue = await store.loadCatalogue();
  const [error] = checkSelection(selection, catalogue);
  if (error) return fail(error);
  const id = bespokeId(selection, catalogue.version);
  const { total, priced } = priceWatch(selection, catalogue);
  await store.saveBespokeWatch({
    id,
    catalogueVersion: catalogue.version,
    price: total,
    ...withOwn(priced.total.own),
    selection,
    bezelInsertType: findOption(catalogue, selection, "bezelInsertColor")?.type ?? null,
    layers: { front: frontLayers(selection, catalogue), back: backLayers(selection, catalogue) },
    labels: partLabels(selection, catalogue),
  });
  return ok({ sku: bespokeSku(id), price: total, ...withOwn(priced.total.own) });
}
