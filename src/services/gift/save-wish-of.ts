import { isWishOf, wishedSku, type GiftWish } from "@/src/domain/gift/gift-wish";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/**
 * Saves the gift wish of an article.
 * @returns the sku to add to the cart; `choice` for an article that is not sold, or that has no such wish
 */
export async function saveWishOf(
  { store, random, clock }: Shop,
  sku: string,
  said: Omit<GiftWish, "id">,
): Promise<Result<{ readonly sku: string }, { readonly field: "sku"; readonly error: "choice" }>> {
  const article = (await store.loadSnapshot()).articles.get(sku);
  if (!article?.isSold || !isWishOf(article.kind, said)) return fail({ field: "sku", error: "choice" });
  const id = random(128);
  await store.gifts.saveGiftWish({ id, ...said }, clock());
  return ok({ sku: wishedSku(article.sku, id) });
}
