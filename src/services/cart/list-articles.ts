import type { ArticleResponse } from "@/src/contracts/article";
import type { Article } from "@/src/domain/cart/article";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Shop } from "@/src/services/shop";

const inLanguage = ({ title, details, isSold, ...article }: Article, locale: Locale): ArticleResponse => ({
  ...article,
  title: localise(title, locale),
  details: details.map((detail) => localise(detail, locale)),
  isSellable: isSold,
});

/** Every article on sale. Source: specification §7, GET /api/collection. */
export async function listArticles({ store }: Shop, locale: Locale): Promise<readonly ArticleResponse[]> {
  const { articles } = await store.loadSnapshot();
  return [...articles.values()].filter(({ isSold }) => isSold).map((article) => inLanguage(article, locale));
}

/** One article, on sale or not; null for an unknown sku. Source: specification §7, GET /api/product. */
export async function findArticle(
  { store }: Shop,
  sku: string,
  locale: Locale,
): Promise<ArticleResponse | null> {
  const article = (await store.loadSnapshot()).articles.get(sku);
  return article ? inLanguage(article, locale) : null;
}
