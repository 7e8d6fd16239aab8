import type { Article } from "@/src/domain/cart/article";
import type { Shop } from "@/src/services/shop";

/**
 * The article of a kind with a given price. If there are many, the form has a field for the amount instead of a choice:
 * that works without a script.
 * @param written a sku, or whole euros
 * @returns the sku; the input unchanged if no article on sale has that price
 */
export async function skuOfAmount(
  { store }: Pick<Shop, "store">,
  kind: Article["kind"],
  written: string,
): Promise<string> {
  if (!/^\d{1,6}$/.test(written)) return written;
  const { articles } = await store.loadSnapshot();
  const found = [...articles.values()].find(
    (article) => article.kind === kind && article.isSold && article.price === Number(written) * 100,
  );
  return found?.sku ?? written;
}
