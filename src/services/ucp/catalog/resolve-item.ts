import { bespokeProductId, type ComposedVariant } from "@/src/domain/ucp/catalog/bespoke-product";
import type { UcpProduct, UcpVariant } from "@/src/domain/ucp/catalog/product";
import { bespokeIdOfSku } from "@/src/domain/watch/bespoke-sku";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import { readSharedLink } from "@/src/domain/watch/shared-link";
import type { Shop } from "@/src/services/shop";
import { composedWatch, openingWatch, savedWatch } from "./composed-watch";
import type { OpenCatalog } from "./open-catalog";

/** What an identifier means: an article, or a composed watch. */
export type ResolvedItem =
  | { readonly product: UcpProduct; readonly variant: UcpVariant; readonly isExact: boolean }
  | { readonly watch: ComposedVariant; readonly isExact: boolean };

/**
 * Finds what an identifier means: of a product, of a variant (its sku), or the address of a composed watch.
 * @returns null for an unknown one
 */
export async function resolveItem(
  shop: Shop,
  { ready, snapshot: { catalogue } }: OpenCatalog,
  id: string,
): Promise<ResolvedItem | null> {
  if (id === bespokeProductId) {
    return { watch: await composedWatch(shop, openingWatch(catalogue), catalogue), isExact: false };
  }
  for (const product of ready) {
    if (product.id === id) return { product, variant: product.variants[0], isExact: false };
    const variant = product.variants.find(({ sku }) => sku === id);
    if (variant) return { product, variant, isExact: true };
  }
  const shared = readSharedLink(id);
  if (!shared) return null;
  if ("query" in shared) {
    const selection = selectionFromQuery(shared.query, catalogue);
    return selection && { watch: await composedWatch(shop, selection, catalogue), isExact: true };
  }
  const watch = await savedWatch(shop, bespokeIdOfSku(shared.sku) ?? "", catalogue);
  return watch && { watch, isExact: true };
}
