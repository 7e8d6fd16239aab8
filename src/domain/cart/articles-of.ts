import { smallerPicture } from "@/src/domain/content/smaller-picture";
import type { Localised } from "@/src/domain/locale/locale";
import { withOwn } from "@/src/domain/money/own-price";
import { isSold, type Product } from "@/src/domain/product/product";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { Article } from "./article";

/** Width of a line's picture, px. */
const pictureWidth = 320;
/** The next larger width that uploaded pictures come in, px. */
const uploadWidth = 384;

const millimetres = (diameter: number): Localised => ({ fr: `${diameter} mm` });

/** A bespoke watch is priced by its parts and has a sku of its own in a cart. */
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
    ...withOwn(product.own),
    discount: product.discount,
    image: uploaded ? smallerPicture(uploaded.url, uploadWidth) : (composed ?? null),
    href: product.page,
    isSold: isSold(product),
    ...(product.stock && product.isVisible && { stock: product.stock }),
  };
}

/**
 * Every article as a cart shows and prices it, those not on sale included.
 * @param version of the catalogue the watches' pictures are drawn from
 */
export function articlesOf(
  products: readonly Product[],
  watches: readonly ReadyMadeWatch[],
  version: string,
): readonly Article[] {
  const watchOf = new Map(watches.map((watch) => [watch.code, watch]));
  return products
    .filter(isArticle)
    .map((product) => toArticle(product, watchOf.get(product.watch ?? ""), version));
}
