import { languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import type { Standing } from "@/src/domain/product/availability";
import { answerFor, highestRating, type Review } from "@/src/domain/review/review";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { priceOf, type Offer } from "@/src/domain/watch/offer";
import { pageAddress } from "@/src/i18n/page-address";
import { returnsThing, shippingThing, type Sending } from "./delivery-things";
import type { Thing } from "./structured-data";

const availability: Readonly<Record<Standing, string>> = {
  "in-stock": "https://schema.org/InStock",
  "made-to-order": "https://schema.org/MadeToOrder",
  "pre-order": "https://schema.org/PreOrder",
  "sold-out": "https://schema.org/SoldOut",
};

interface Reading {
  readonly origin: string;
  readonly locale: Locale;
  /** Name of the brand. */
  readonly brand: string;
  /** Mean and number of the published reviews; null without any. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  /** Published reviews of the watch that are visible at once. */
  readonly reviews: readonly Review[];
  readonly sending: Sending;
}

/** A review in schema.org's vocabulary; the shop's answer is a comment on it. */
function reviewThing(review: Review, brand: string, locale: Locale): Thing {
  const answer = answerFor(review, locale);
  return {
    "@type": "Review",
    reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: highestRating },
    author: { "@type": "Person", name: review.author },
    datePublished: review.day,
    inLanguage: languageTag(review.locale),
    reviewBody: review.text,
    ...(answer && {
      comment: {
        "@type": "Comment",
        author: { "@type": "Organization", name: brand },
        datePublished: answer.day,
        inLanguage: languageTag(answer.locale),
        text: answer.text,
      },
    }),
  };
}

/** A ready-made watch with one offer per diameter, in euro as it is charged. */
export function productThing(
  { watch, products }: Offer,
  { origin, locale, brand, rating, reviews, sending }: Reading,
): Thing {
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
      shippingDetails: shippingThing(sending),
      hasMerchantReturnPolicy: returnsThing(sending, origin, locale),
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
    // A review without a name has no author, which search engines require.
    ...(reviews.some(({ author }) => author !== "") && {
      review: reviews
        .filter(({ author }) => author !== "")
        .map((review) => reviewThing(review, brand, locale)),
    }),
  };
}
