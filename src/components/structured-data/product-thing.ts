import type { Locale } from "@/src/domain/locale/locale";
import { localise } from "@/src/domain/locale/locale";
import type { Availability } from "@/src/domain/product/availability";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { priceOf, type Offer } from "@/src/domain/watch/offer";
import { pageAddress } from "@/src/i18n/page-address";
import type { Thing } from "./structured-data";

const availability: Readonly<Record<Availability, string>> = {
  "in-stock": "https://schema.org/InStock",
  "made-to-order": "https://schema.org/MadeToOrder",
  "sold-out": "https://schema.org/SoldOut",
};

interface Reading {
  readonly origin: string;
  readonly locale: Locale;
  /** Name of the house. */
  readonly brand: string;
  /** Mean of the published reviews and how many there are; null without any. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** A ready-made watch with one offer per diameter, in euro as it is charged. */
export function productThing({ watch, products }: Offer, { origin, locale, brand, rating }: Reading): Thing {
  const url = pageAddress(origin, locale, watch.path);
  const picture = frontImageUrl(watch.parts, { width: 1000, stage: watch.stage, format: "jpeg" });
  return {
    "@type": "Product",
    name: localise(watch.name, locale),
    description: localise(watch.description, locale),
    sku: watch.code,
    brand: { "@type": "Brand", name: brand },
    category: "Apparel & Accessories > Jewelry > Watches",
    url,
    image: new URL(picture, origin).href,
    offers: products.map((product) => ({
      "@type": "Offer",
      sku: product.sku,
      url,
      price: (priceOf(product) / 100).toFixed(2),
      priceCurrency: "EUR",
      availability: availability[product.availability],
      itemCondition: "https://schema.org/NewCondition",
      ...(product.diameter !== null && {
        itemOffered: {
          "@type": "Product",
          name: localise(product.name, locale),
          size: `${product.diameter} mm`,
        },
      }),
    })),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.average.toFixed(1),
        reviewCount: rating.count,
      },
    }),
  };
}
