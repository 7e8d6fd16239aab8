import { composedSelection, type SentSelection } from "@/src/domain/watch/composed-selection";
import type { SelectionError } from "@/src/domain/watch/check-selection";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import type { SkuResponse } from "@/src/domain/contracts/configurator";
import type { Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { createSku } from "./create-sku";

/**
 * Saves the watch submitted by a configurator form.
 * @param query of the submitting page, which describes the watch
 */
export async function saveComposed(
  shop: Shop,
  sent: SentSelection,
  query: URLSearchParams,
): Promise<Result<SkuResponse, SelectionError>> {
  const catalogue = await shop.store.loadCatalogue();
  return createSku(shop, composedSelection(sent, selectionFromQuery(query, catalogue), catalogue));
}
