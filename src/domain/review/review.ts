import type { Locale } from "@/src/domain/locale/locale";

/** Moderation states of a review; only published ones are shown. */
export const reviewStates = ["pending", "published", "refused"] as const;
export type ReviewState = (typeof reviewStates)[number];

export const lowestRating = 1;
export const highestRating = 5;

/** A buyer's published words about a watch. */
export interface Review {
  readonly id: number;
  /** Code of the watch. */
  readonly watch: string;
  /** 1 to 5 */
  readonly rating: number;
  readonly text: string;
  /** Language the text is written in. */
  readonly locale: Locale;
  /** The buyer's signature; empty for an anonymous review. */
  readonly author: string;
  /** The author bought the watch in this shop. */
  readonly isVerified: boolean;
  /** ISO date, the day it was written */
  readonly day: string;
  /** The shop's public answer; null for none. */
  readonly answer: ReviewAnswer | null;
}

/** In the review's language at least. */
export interface ReviewAnswer {
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
  /** ISO date */
  readonly day: string;
}

/** The answer for a reader: in their language, or else in the review's. */
export function answerFor(
  { answer, locale }: Pick<Review, "answer" | "locale">,
  reader: Locale,
): { readonly text: string; readonly locale: Locale; readonly day: string } | null {
  if (!answer) return null;
  const spoken = answer.texts[reader] ? reader : locale;
  const text = answer.texts[spoken];
  return text ? { text, locale: spoken, day: answer.day } : null;
}

/** Statistics of the published reviews of a watch. */
export interface ReviewSummary {
  readonly count: number;
  /** 1 to 5, unrounded */
  readonly average: number;
  /** How many gave each rating, best first. */
  readonly ratings: readonly { readonly rating: number; readonly count: number }[];
}

/** Sums up reviews; null when there are none. */
export function summariseReviews(reviews: readonly Pick<Review, "rating">[]): ReviewSummary | null {
  if (reviews.length === 0) return null;
  const steps = highestRating - lowestRating + 1;
  return {
    count: reviews.length,
    average: reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
    ratings: Array.from({ length: steps }, (_, place) => {
      const rating = highestRating - place;
      return { rating, count: reviews.filter((review) => review.rating === rating).length };
    }),
  };
}
