import type { Snapshot } from "@/src/store/cache/snapshot";
import { parseSku, type ParsedSku } from "@/src/domain/cart/parse-sku";
import { isWishOf, type GiftWish } from "@/src/domain/gift/gift-wish";
import { withOwn, type Priced } from "@/src/domain/money/own-price";
import { fail, ok, type Result } from "@/src/domain/result";
import { checkSelection, isOnlySoldOut } from "@/src/domain/watch/check-selection";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { BespokeWatch } from "@/src/store/bespoke/bespoke-rows";
import type { Shop } from "@/src/services/shop";

/** The sku is unknown, or cannot be bought today. */
export type SkuError = "unknown-sku" | "not-sold";

/** A sku, and what it refers to outside the catalogue; all are immutable. */
export interface SkuFacts {
  readonly sku: ParsedSku;
  readonly watch: BespokeWatch | undefined;
  readonly wish: GiftWish | undefined;
}

/** Answered from memory for a ready-made watch and for a recently read bespoke one. */
export async function findSkuFacts({ store }: Pick<Shop, "store">, text: string): Promise<SkuFacts> {
  const sku = parseSku(text);
  const [watch] = sku.bespokeId === null ? [] : await store.findBespokeWatches([sku.bespokeId]);
  const [wish] = sku.wishId === null ? [] : await store.gifts.findGiftWishes([sku.wishId]);
  return { sku, watch, wish };
}

/** Unit price of a sku that can be bought, before any reduction. */
export function priceSku(snapshot: Snapshot, { sku, watch, wish }: SkuFacts): Result<Priced, SkuError> {
  if (sku.bespokeId !== null) {
    if (!watch) return fail("unknown-sku");
    if (!isOnlySoldOut(checkSelection(watch.selection, snapshot.catalogue))) return fail("not-sold");
    return ok(priceWatch(watch.selection, snapshot.catalogue).priced.total);
  }
  const article = snapshot.articles.get(sku.article);
  if (!article) return fail("unknown-sku");
  if (sku.wishId !== null && !(wish && isWishOf(article.kind, wish))) return fail("unknown-sku");
  const { isSold, stock, price, own } = article;
  return isSold || stock?.isSoldOut ? ok({ price, ...withOwn(own) }) : fail("not-sold");
}

/** Whether a sku is out of stock according to this process's snapshot. The quantity in a cart can still be reduced. */
export function isOutOfStock({ catalogue, articles }: Snapshot, { sku, watch }: SkuFacts): boolean {
  if (watch) return checkSelection(watch.selection, catalogue).some(({ reason }) => reason === "sold-out");
  return articles.get(sku.article)?.stock?.isSoldOut === true;
}

/** Today's price for callers that have not read the catalogue yet. */
export async function priceToday(shop: Pick<Shop, "store">, sku: string): Promise<Result<Priced, SkuError>> {
  const facts = await findSkuFacts(shop, sku);
  return priceSku(await shop.store.loadSnapshot(), facts);
}
