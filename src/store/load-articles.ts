import type { Payload } from "payload";
import type { Article } from "../domain/cart/article";
import { smallerPicture } from "../domain/content/smaller-picture";
import type { Localised } from "../domain/locale/locale";
import { isSold, type Product } from "../domain/product/product";
import { frontImageUrl } from "../domain/watch/image-query";
import type { ReadyMadeWatch } from "../domain/watch/ready-made";
import { loadCatalogue } from "./load-catalogue";
import { findProducts, loadProducts } from "./load-products";
import { loadWatches } from "./load-watches";

/** Width of a line's picture, px. */
const pictureWidth = 320;
/** The next larger width that uploaded pictures come in, px. */
const uploadWidth = 384;

const millimetres = (diameter: number): Localised => ({ fr: `${diameter} mm` });

/** A bespoke watch is priced by its parts and comes into a cart under a sku of its own. */
const isArticle = (product: Product): product is Product & { kind: Article["kind"] } =>
  product.kind !== "bespoke";

function toArticle(
  product: Product & { kind: Article["kind"] },
  watch: ReadyMadeWatch | undefined,
  version: string,
): Article {
  const composed = watch && frontImageUrl(watch.parts, { width: pictureWidth, stage: watch.stage, version });
  const [uploaded] = product.images;
  return {
    sku: product.sku,
    kind: product.kind,
    title: watch?.name ?? product.name,
    details: watch
      ? [watch.tagline, ...(product.diameter === null ? [] : [millimetres(product.diameter)])]
      : [],
    price: product.price,
    discount: product.discount,
    image: uploaded ? smallerPicture(uploaded.url, uploadWidth) : (composed ?? null),
    href: product.page,
    isSold: isSold(product),
  };
}

async function toArticles(payload: Payload, products: readonly Product[]): Promise<readonly Article[]> {
  const [watches, { version }] = await Promise.all([loadWatches(payload), loadCatalogue(payload)]);
  const watchOf = (product: Product) => watches.find((watch) => watch.code === product.watch);
  return products.filter(isArticle).map((product) => toArticle(product, watchOf(product), version));
}

/** Articles of these skus as a cart shows and prices them, those that exist; read at each call. */
export async function findArticles(payload: Payload, skus: readonly string[]): Promise<readonly Article[]> {
  return toArticles(payload, await findProducts(payload, skus));
}

/** Every article, those not on sale included. */
export async function listArticles(payload: Payload): Promise<readonly Article[]> {
  return toArticles(payload, await loadProducts(payload));
}
