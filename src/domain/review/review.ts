import type { Locale } from "@/src/domain/locale/locale";

/** What a marketer decides about a review; only published ones are shown. */
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
  /** How the buyer signs; empty for somebody who did not want to. */
  readonly author: string;
  /** Written by somebody who bought the watch here. */
  readonly isVerified: boolean;
  /** ISO date, the day it was written */
  readonly day: string;
  /** What the shop says to it in public; null for nothing. */
  readonly answer: ReviewAnswer | null;
}

/** In the review's language at least. */
export interface ReviewAnswer {
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
  /** ISO date */
  readonly day: string;
}

/** The answer as a reader gets it: in their language, or else in the review's. */
export function answerFor(
  { answer, locale }: Pick<Review, "answer" | "locale">,
  reader: Locale,
): { readonly text: string; readonly locale: Locale; readonly day: string } | null {
  if (!answer) return null;
  const spoken = answer.texts[reader] ? reader : locale;
  const text = answer.texts[spoken];
  return text ? { text, locale: spoken, day: answer.day } : null;
}

/** The published reviews of a watch in figures. */
export interface ReviewSummary {
  readonly count: number;
  /** 1 to 5, unrounded */
  readonly average: number;
  /** How many gave each rating, best first. */
  readonly ratings: readonly { readonly rating: number; readonly count: number }[];
}

/** Sums up reviews; null when there are none, as an average of nothing says nothing. */
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
