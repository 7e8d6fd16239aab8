import type { Minor } from "../../domain/money/minor";
import { fail, ok, type Result } from "../../domain/result";
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
    const [article] = await store.findArticles([sku]);
    if (!article) return fail("unknown-sku");
    return article.isSold ? ok(article.price) : fail("not-sold");
  }
  const [[watch], catalogue] = await Promise.all([store.findBespokeWatches([id]), store.loadCatalogue()]);
  if (!watch) return fail("unknown-sku");
  if (checkSelection(watch.selection, catalogue).length > 0) return fail("not-sold");
  return ok(priceWatch(watch.selection, catalogue).total);
}
