import type { ArticleResponse } from "@/src/domain/contracts/article";
import type { Article } from "@/src/domain/cart/article";
import { bespokeIdOfSku } from "@/src/domain/watch/bespoke-sku";
import { findBespoke } from "@/src/services/configurator/find-bespoke";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { withOwn } from "@/src/domain/money/own-price";
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

/** A composed watch at today's price; if its parts are no longer made, at its original price. */
async function findComposed(shop: Shop, id: string, locale: Locale): Promise<ArticleResponse | null> {
  const watch = await findBespoke(shop, id, locale);
  if (!watch) return null;
  const { sku, title, details, price, own, priceToday, ownToday, image } = watch;
  return {
    sku,
    kind: "bespoke",
    title,
    details,
    price: priceToday ?? price,
    ...withOwn(priceToday === null ? own : ownToday),
    discount: 0,
    image,
    href: `/configurator/p/${id}`,
    isSellable: priceToday !== null,
  };
}

/** One article, on sale or not; null for an unknown sku. Source: specification §7, GET /api/product. */
export async function findArticle(shop: Shop, sku: string, locale: Locale): Promise<ArticleResponse | null> {
  const id = bespokeIdOfSku(sku);
  if (id !== null) return findComposed(shop, id, locale);
  const article = (await shop.store.loadSnapshot()).articles.get(sku);
  return article ? inLanguage(article, locale) : null;
}
