import { fail, ok, type Result } from "@/src/domain/result";
import { readSharedLink } from "@/src/domain/watch/shared-link";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import { priceToday } from "@/src/services/cart/price-today";
import { createSku } from "@/src/services/configurator/create-sku";
import type { Shop } from "@/src/services/shop";

/** `no-watch`: the text is not the URL of a composed watch. `not-sold`: one of its parts is not sold today. */
export type SharedWatchError = "no-watch" | "not-sold";

/** Sku of the composed watch at a shared URL. */
export async function findSharedWatch(shop: Shop, link: string): Promise<Result<string, SharedWatchError>> {
  const shared = readSharedLink(link);
  if (shared === null) return fail("no-watch");
  if ("sku" in shared) {
    const price = await priceToday(shop, shared.sku);
    if (price.ok) return ok(shared.sku);
    return fail(price.error === "not-sold" ? "not-sold" : "no-watch");
  }
  const selection = selectionFromQuery(shared.query, await shop.store.loadCatalogue());
  if (selection === null) return fail("no-watch");
  const kept = await createSku(shop, selection);
  return kept.ok ? ok(kept.value.sku) : fail("not-sold");
}
