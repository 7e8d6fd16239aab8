import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";

/** GET /api/reviews?watch={code}. */
export const reviewsQuery = v.object({
  watch: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{2,20}$/, "is not the code of a watch"))),
});

/** Published customer reviews, newest first. */
export const reviewsResponse = v.object({
  count: v.number(),
  /** 1 to 5, unrounded; null without reviews */
  average: v.nullable(v.number()),
  reviews: v.array(
    v.object({
      watch: v.string(),
      rating: v.number(),
      text: v.string(),
      locale: v.picklist(locales),
      author: v.string(),
      isVerified: v.boolean(),
      day: v.string(),
    }),
  ),
});
export type ReviewsResponse = v.InferOutput<typeof reviewsResponse>;
