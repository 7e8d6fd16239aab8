import type { Minor } from "../../domain/money/minor";
import { fail, ok, type Result } from "../../domain/result";
import { isWishOf, splitSku } from "../../domain/gift/gift-wish";
import { bespokeIdOfSku } from "../../domain/watch/bespoke-id";
import { checkSelection } from "../../domain/watch/check-selection";
import { priceWatch } from "../../domain/watch/price-watch";
import type { Shop } from "../shop-parts";

/** No article has this sku, or it has one that cannot be bought today. */
export type SkuFault = "unknown-sku" | "not-sold";

/** Today's unit price of a sku that can be bought, hundredths of a euro, before any reduction. */
export async function priceToday({ store }: Shop, sku: string): Promise<Result<Minor, SkuFault>> {
  const id = bespokeIdOfSku(sku);
  if (id === null) {
    const { article: plainSku, wishId } = splitSku(sku);
    const [[article], [wish]] = await Promise.all([
      store.findArticles([plainSku]),
      store.findGiftWishes(wishId === null ? [] : [wishId]),
    ]);
    if (!article) return fail("unknown-sku");
    if (wishId !== null && !(wish && isWishOf(article.kind, wish))) return fail("unknown-sku");
    return article.isSold ? ok(article.price) : fail("not-sold");
  }
  const [[watch], catalogue] = await Promise.all([store.findBespokeWatches([id]), store.loadCatalogue()]);
  if (!watch) return fail("unknown-sku");
  if (checkSelection(watch.selection, catalogue).length > 0) return fail("not-sold");
  return ok(priceWatch(watch.selection, catalogue).total);
}
