import type { ReviewsResponse } from "@/src/domain/contracts/reviews";
import { summariseReviews } from "@/src/domain/review/review";
import type { Shop } from "@/src/services/shop";

/** Published reviews with figures and texts, newest first. @param watch code of a watch; by default all watches */
export async function listReviews({ store }: Shop, watch?: string): Promise<ReviewsResponse> {
  const reviews = (await store.loadReviews()).filter(
    (review) => watch === undefined || review.watch === watch,
  );
  const summary = summariseReviews(reviews);
  return {
    count: summary?.count ?? 0,
    average: summary?.average ?? null,
    reviews: reviews.map(({ watch: code, rating, text, locale, author, isVerified, day }) => ({
      watch: code,
      rating,
      text,
      locale,
      author,
      isVerified,
      day,
    })),
  };
}
