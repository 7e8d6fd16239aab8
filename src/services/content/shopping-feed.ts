import { languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { Standing } from "@/src/domain/product/availability";
import type { Product } from "@/src/domain/product/product";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import type { DialColor } from "@/src/domain/watch/dial-color";
import { priceOf, type Offer } from "@/src/domain/watch/offer";
import { escapeXml } from "./escape-xml";

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

const element = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;

const euros = (price: Minor) => `${(price / 100).toFixed(2)} EUR`;

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

/**
 * Day from which an article that is not in stock is delivered; Google refuses preorder and backorder items without it.
 * @returns in Google's format, 2026-03-31T00:00Z; null for an article in stock or sold out
 */
function availabilityDate({ availability: standing, ahead }: Product, dispatchDay: string): string | null {
  if (standing === "made-to-order") return `${dispatchDay}T00:00Z`;
  return standing === "pre-order" && ahead ? `${ahead.shipsAt.slice(0, 10)}T00:00Z` : null;
}

function item({ watch }: Offer, product: Product, reading: FeedReading): string {
  const { locale, brand, address, picture, color, dispatchDay } = reading;
  const name = localise(product.name, locale);
  const date = availabilityDate(product, dispatchDay);
  return [
    "<item>",
    element("g:id", product.sku),
    element("g:item_group_id", watch.code),
    element("g:title", cut(`${brand} ${name}`, longest.title)),
    element("g:description", cut(localise(watch.description, locale), longest.description)),
    element("g:link", address(watch.path)),
    element(
      "g:image_link",
      picture(frontImageUrl(watch.parts, { width: 2000, stage: watch.stage, format: "jpeg" })),
    ),
    element("g:availability", availability[product.availability]),
    ...(date === null ? [] : [element("g:availability_date", date)]),
    element("g:price", euros(product.price)),
    ...(product.discount > 0 ? [element("g:sale_price", euros(priceOf(product)))] : []),
    element("g:brand", brand),
    element("g:mpn", product.sku),
    element("g:condition", "new"),
    element("g:google_product_category", "201"),
    element("g:age_group", "adult"),
    element("g:gender", "unisex"),
    element("g:color", color(watch.color)),
    ...(product.diameter === null ? [] : [element("g:size", `${product.diameter} mm`)]),
    "</item>",
  ].join("\n");
}

/** Every available watch as a feed for shopping engines: RSS 2.0 with Google's field names. */
export function shoppingFeed(offers: readonly Offer[], title: string, reading: FeedReading): string {
  const items = offers.flatMap((offer) => offer.products.map((product) => item(offer, product, reading)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    "<channel>",
    element("title", title),
    element("link", reading.address("/")),
    element("description", title),
    element("language", languageTag(reading.locale)),
    ...items,
    "</channel>",
    "</rss>",
  ].join("\n");
}
