import { languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { Standing } from "@/src/domain/product/availability";
import type { Product } from "@/src/domain/product/product";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { priceOf, type Offer } from "@/src/domain/watch/offer";

/** Words of the trade's vocabulary; what is made for a customer can be ordered ahead. */
const availability: Readonly<Record<Standing, string>> = {
  "in-stock": "in_stock",
  "made-to-order": "backorder",
  "pre-order": "preorder",
  "sold-out": "out_of_stock",
};

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** XML knows no control characters, escaped or not. */
const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign).replace(/[^\P{Cc}\t\n\r]/gu, "");

const element = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;

const euros = (price: Minor) => `${(price / 100).toFixed(2)} EUR`;

export interface FeedReading {
  readonly locale: Locale;
  /** Name of the brand. */
  readonly brand: string;
  /** Address of a page in the feed's language. @param path without a language */
  readonly address: (path: string) => string;
  /** Address of a picture. @param path rooted */
  readonly picture: (path: string) => string;
}

function item({ watch }: Offer, product: Product, reading: FeedReading): string {
  const { locale, brand, address, picture } = reading;
  const name = localise(product.name, locale);
  return [
    "<item>",
    element("g:id", product.sku),
    element("g:item_group_id", watch.code),
    element("g:title", `${brand} ${name}`.slice(0, 150)),
    element("g:description", localise(watch.description, locale)),
    element("g:link", address(watch.path)),
    element(
      "g:image_link",
      picture(frontImageUrl(watch.parts, { width: 2000, stage: watch.stage, format: "jpeg" })),
    ),
    element("g:availability", availability[product.availability]),
    element("g:price", euros(product.price)),
    ...(product.discount > 0 ? [element("g:sale_price", euros(priceOf(product)))] : []),
    element("g:brand", brand),
    element("g:mpn", product.sku),
    element("g:condition", "new"),
    element("g:google_product_category", "201"),
    ...(product.diameter === null ? [] : [element("g:size", `${product.diameter} mm`)]),
    "</item>",
  ].join("\n");
}

/** Every watch that can be had, as shopping engines read it: RSS 2.0 with Google's names. */
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
