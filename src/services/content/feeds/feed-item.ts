import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { Standing } from "@/src/domain/product/availability";
import type { Product } from "@/src/domain/product/product";
import type { DialColor } from "@/src/domain/watch/dial-color";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { priceOf, type Offer } from "@/src/domain/watch/offer";

/**
 * Google's values; made-to-order articles are backorder or preorder.
 * Source: Google Merchant Center Help, product data specification.
 */
const availability: Readonly<Record<Standing, string>> = {
  "in-stock": "in_stock",
  "made-to-order": "backorder",
  "pre-order": "preorder",
  "sold-out": "out_of_stock",
};

export interface FeedReading {
  readonly locale: Locale;
  /** Name of the brand. */
  readonly brand: string;
  /** URL of a page in the feed's language. @param path without a language */
  readonly address: (path: string) => string;
  /** URL of a picture. @param path rooted */
  readonly picture: (path: string) => string;
  /** Name of a dial's color in the feed's language. */
  readonly color: (color: DialColor) => string;
  /** Dispatch day of a watch ordered today, as 2026-03-31. */
  readonly dispatchDay: string;
}

/** Longest texts that Google accepts, in characters. */
const longest = { title: 150, description: 5000 } as const;

/** Cuts by characters, never inside one. */
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join("");

const euros = (price: Minor) => `${(price / 100).toFixed(2)} EUR`;

/**
 * Day from which an article that is not in stock is delivered; Google refuses preorder and backorder items without it.
 * @returns in Google's format, 2026-03-31T00:00Z; null for an article in stock or sold out
 */
function availabilityDate({ availability: standing, ahead }: Product, dispatchDay: string): string | null {
  if (standing === "made-to-order") return `${dispatchDay}T00:00Z`;
  return standing === "pre-order" && ahead ? `${ahead.shipsAt.slice(0, 10)}T00:00Z` : null;
}

function itemOf({ watch }: Offer, product: Product, reading: FeedReading) {
  const { locale, brand, address, picture, color, dispatchDay } = reading;
  return {
    id: product.sku,
    item_group_id: watch.code,
    title: cut(`${brand} ${localise(product.name, locale)}`, longest.title),
    description: cut(localise(watch.description, locale), longest.description),
    link: address(watch.path),
    image_link: picture(frontImageUrl(watch.parts, { width: 2000, stage: watch.stage, format: "jpeg" })),
    availability: availability[product.availability],
    availability_date: availabilityDate(product, dispatchDay),
    price: euros(product.price),
    sale_price: product.discount > 0 ? euros(priceOf(product)) : null,
    brand,
    mpn: product.sku,
    condition: "new",
    google_product_category: "201",
    age_group: "adult",
    gender: "unisex",
    color: color(watch.color),
    size: product.diameter === null ? null : `${product.diameter} mm`,
  };
}

/** A product by Google's names of fields; null where it has no value. */
export type FeedItem = ReturnType<typeof itemOf>;

/** Every product of the watches. */
export const feedItems = (offers: readonly Offer[], reading: FeedReading): readonly FeedItem[] =>
  offers.flatMap((offer) => offer.products.map((product) => itemOf(offer, product, reading)));
