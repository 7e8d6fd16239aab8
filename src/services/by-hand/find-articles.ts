import type { ArticleResponse } from "@/src/domain/contracts/article";
import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import { listArticles } from "@/src/services/cart/list-articles";
import type { Shop } from "@/src/services/shop";

/** Most results shown. */
const shown = 12;

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * Articles on sale whose name, details or sku contain every word of the query, in any order and ignoring accents. A watch
 * is also found by its French name, which is printed on its box.
 */
export async function findArticles(
  shop: Shop,
  typed: string,
  locale: Locale,
): Promise<readonly ArticleResponse[]> {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [articles, french] = await Promise.all([
    listArticles(shop, locale),
    listArticles(shop, defaultLocale),
  ]);
  const names = new Map(french.map(({ sku, title }) => [sku, title]));
  return articles
    .filter(({ sku, title, details }) => {
      const text = plain([sku, title, names.get(sku) ?? "", ...details].join(" "));
      return words.every((word) => text.includes(word));
    })
    .slice(0, shown);
}
