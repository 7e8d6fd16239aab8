import { isWishOf, wishedSku, type GiftWish } from "@/src/domain/gift/gift-wish";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/**
 * Keeps what is said with an article.
 * @returns the sku to put into the cart; `choice` for an article that is not sold, or of which nothing like this can
 * be said
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
