import { discounted, discountedPrice } from "@/src/domain/money/discount";
import type { Minor } from "@/src/domain/money/minor";
import type { Priced } from "@/src/domain/money/own-price";
import type { Product } from "@/src/domain/product/product";
import type { ReadyMadeWatch } from "./ready-made";
import { includesLine, type WatchLine } from "./watch-line";

/** A ready-made watch with what can be bought of it, one product per diameter, smallest first. */
export interface Offer {
  readonly watch: ReadyMadeWatch;
  /** never empty */
  readonly products: readonly [Product, ...Product[]];
}

/** Watches that can be bought, in their given order; a watch without a visible product is not on offer. */
export function offersOf(watches: readonly ReadyMadeWatch[], products: readonly Product[]): readonly Offer[] {
  return watches.flatMap((watch) => {
    const [first, ...others] = products
      .filter((product) => product.watch === watch.code && product.isVisible)
      .toSorted((one, other) => (one.diameter ?? 0) - (other.diameter ?? 0));
    return first ? [{ watch, products: [first, ...others] as const }] : [];
  });
}

/** hundredths of a euro, after the product's own reduction */
export const priceOf = (product: Product): Minor => discounted(product.price, product.discount);

/** The same, with what is set in currencies of their own. */
export const reducedPrice = (product: Product): Priced => discountedPrice(product, product.discount);

/** The product an offer is announced with: the least expensive one. */
export const mainProduct = ({ products }: Offer): Product =>
  products.reduce((least, product) => (priceOf(product) < priceOf(least) ? product : least));

/** mm, smallest first */
export const diametersOf = ({ products }: Offer): readonly number[] =>
  products.flatMap(({ diameter }) => (diameter === null ? [] : [diameter]));

/** Offers of a line and of those that are named after it. */
export const offersOfLine = (offers: readonly Offer[], key: string): readonly Offer[] =>
  offers.filter(({ watch }) => includesLine(key, watch.line));

/** The lines that have something on offer, in the order of their watches. */
export const linesOf = (offers: readonly Offer[]): readonly WatchLine[] => [
  ...new Map(offers.map(({ watch: { line } }) => [line.key, line])).values(),
];

/** Lines whose page is a list; a line of one watch is that watch's page. */
export const listedLines = (offers: readonly Offer[]): readonly WatchLine[] =>
  linesOf(offers).filter(({ key }) => offersOfLine(offers, key).length > 1);
