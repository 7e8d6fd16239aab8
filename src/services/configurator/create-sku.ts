import { fail, ok, type Result } from "../../domain/result";
import { bespokeId, bespokeSku } from "../../domain/watch/bespoke-id";
import { checkSelection, type SelectionFault } from "../../domain/watch/check-selection";
import { partLabels } from "../../domain/watch/describe-watch";
import { backLayers, frontLayers } from "../../domain/watch/layers";
import { priceWatch } from "../../domain/watch/price-watch";
import type { Selection } from "../../domain/watch/selection";
import type { SkuResponse } from "../../contracts/configurator";
import type { Shop } from "../shop-parts";

/**
 * Turns a selection into an article that can be bought, kept as it is today. The same watch has the same sku.
 * @returns the first fault where the selection cannot be made
 * Source: specification §7, POST configurator sku; decision "bespoke identity".
 */
export async function createSku(
  { store }: Shop,
  selection: Selection,
): Promise<Result<SkuResponse, SelectionFault>> {
  const catalogue = await store.loadCatalogue();
  const [fault] = checkSelection(selection, catalogue);
  if (fault) return fail(fault);
  const id = bespokeId(selection, catalogue.version);
  const price = priceWatch(selection, catalogue).total;
  await store.keepBespokeWatch({
    id,
    catalogueVersion: catalogue.version,
    price,
    selection,
    layers: { front: frontLayers(selection, catalogue), back: backLayers(selection, catalogue) },
    labels: partLabels(selection, catalogue),
  });
  return ok({ sku: bespokeSku(id), price });
}
