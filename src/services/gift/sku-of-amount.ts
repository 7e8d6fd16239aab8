import type { Article } from "@/src/domain/cart/article";
import type { Shop } from "@/src/services/shop";

/**
 * The article of a kind that costs an amount. Where there are many of them the field of the form says how much and not
 * which: that can be written without a script.
 * @param written a sku, or whole euros
 * @returns the sku; what was written where nothing on sale costs that much
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
