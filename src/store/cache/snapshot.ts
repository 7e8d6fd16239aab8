import type { Article } from "@/src/domain/cart/article";
import { articlesOf } from "@/src/domain/cart/articles-of";
import type { PreorderOffer } from "@/src/domain/preorder/preorder-offer";
import type { Product } from "@/src/domain/product/product";
import type { ShopSettings } from "@/src/domain/settings";
import type { Words } from "@/src/i18n/words";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";

/** CMS data needed for sales. */
export interface Sold {
  readonly catalogue: Catalogue;
  readonly watches: readonly ReadyMadeWatch[];
  readonly products: readonly Product[];
  readonly preorderOffers: readonly PreorderOffer[];
  readonly settings: ShopSettings;
  /** texts of articles, orders and mails */
  readonly words: Words;
}

/** All data for prices, carts and lists, at one point in time. Immutable, only replaced. */
export interface Snapshot extends Sold {
  /** By sku, sorted by sku; including those not on sale. */
  readonly articles: ReadonlyMap<string, Article>;
}

/** Adds the lookup maps. */
export function snapshotOf(sold: Sold): Snapshot {
  const articles = articlesOf(sold.products, sold.watches, sold.catalogue.version);
  return { ...sold, articles: new Map(articles.map((article) => [article.sku, article])) };
}
