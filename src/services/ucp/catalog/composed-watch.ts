import type { ComposedVariant } from "@/src/domain/ucp/catalog/bespoke-product";
import { bespokeId } from "@/src/domain/watch/bespoke-id";
import { bespokeSku } from "@/src/domain/watch/bespoke-sku";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { checkSelection, isOnlySoldOut } from "@/src/domain/watch/check-selection";
import { repairSelection } from "@/src/domain/watch/repair-selection";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { createSku } from "@/src/services/configurator/create-sku";
import type { Shop } from "@/src/services/shop";

/** The watch the configurator opens with. */
export const openingWatch = (catalogue: Catalogue): Selection => repairSelection(defaultSelection, catalogue);

/**
 * A watch that can be made, under its sku; it is saved where it is not known yet.
 * @throws Error for a selection that cannot be made
 */
export async function composedWatch(
  shop: Shop,
  selection: Selection,
  catalogue: Catalogue,
): Promise<ComposedVariant> {
  const id = bespokeId(selection, catalogue.version);
  const [known] = await shop.store.findBespokeWatches([id]);
  if (known) return { sku: bespokeSku(id), selection, unavailable: null };
  const saved = await createSku(shop, selection);
  if (!saved.ok) {
    throw new Error(`A watch cannot be made: ${saved.error.field} is ${saved.error.reason}.`);
  }
  return { sku: saved.value.sku, selection, unavailable: null };
}

/** A watch that was composed before; null for an unknown one. */
export async function savedWatch(
  { store }: Pick<Shop, "store">,
  id: string,
  catalogue: Catalogue,
): Promise<ComposedVariant | null> {
  const [watch] = await store.findBespokeWatches([id]);
  if (!watch) return null;
  const { selection, labels } = watch;
  const errors = checkSelection(selection, catalogue);
  const saved = { sku: bespokeSku(id), selection, labels };
  if (errors.length === 0) return { ...saved, unavailable: null };
  if (isOnlySoldOut(errors)) return { ...saved, unavailable: "out_of_stock" };
  return { ...saved, unavailable: "discontinued", formerPrice: { price: watch.price, own: watch.own } };
}
