import type { Article } from "@/src/domain/cart/article";
import { articlesOf } from "@/src/domain/cart/articles-of";
import type { PreorderOffer } from "@/src/domain/preorder/preorder-offer";
import type { Product } from "@/src/domain/product/product";
import type { ShopSettings } from "@/src/domain/settings";
import type { Words } from "@/src/i18n/words";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";

/** What the CMS holds of what is sold. */
export interface Sold {
  readonly catalogue: Catalogue;
  readonly watches: readonly ReadyMadeWatch[];
  readonly products: readonly Product[];
  readonly preorderOffers: readonly PreorderOffer[];
  readonly settings: ShopSettings;
  /** what articles, orders and mails say of themselves */
  readonly words: Words;
}

/** All that prices, carts and lists are made from, as it stood at one moment. Never changed, only replaced. */
export interface Snapshot extends Sold {
  /** By sku, in the order of the skus; those not on sale included. */
  readonly articles: ReadonlyMap<string, Article>;
}

/** Adds what is found by key on every call. */
export function snapshotOf(sold: Sold): Snapshot {
  const articles = articlesOf(sold.products, sold.watches, sold.catalogue.version);
  return { ...sold, articles: new Map(articles.map((article) => [article.sku, article])) };
}
