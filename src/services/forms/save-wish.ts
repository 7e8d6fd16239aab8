import { bespokePath } from "@/src/domain/watch/bespoke-path";
import { defaultSelection } from "@/src/domain/watch/selection";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import { createSku } from "@/src/services/configurator/create-sku";
import type { Shop } from "@/src/services/shop";
import { saveRequest, type Written } from "./save-request";

/** Saves the watch of a URL as it is today; null if it cannot be made. */
async function watchOf(shop: Shop, query: URLSearchParams): Promise<string | null> {
  const catalogue = await shop.store.loadCatalogue();
  const selection = selectionFromQuery(query, catalogue) ?? defaultSelection;
  const created = await createSku(shop, selection);
  return created.ok ? bespokePath(created.value.sku) : null;
}

/**
 * Saves a wish the configurator cannot fulfil, with the watch it is about.
 * @param query of the page's URL, as written by the configurator
 * Source: specification §7, /api/configurator/request.
 */
export async function saveWish(
  shop: Shop,
  written: Omit<Written, "kind" | "watch">,
  query: URLSearchParams,
): Promise<string> {
  const watch = await watchOf(shop, query);
  return saveRequest(shop, { ...written, kind: "configurator-request", watch });
}
