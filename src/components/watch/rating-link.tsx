import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { highestRating, summariseReviews, type Review } from "@/src/domain/review/review";
import { averageText } from "./average-text";

interface Props {
  /** Published reviews of this watch. */
  reviews: readonly Review[];
  locale: Locale;
}

/** The average rating beside the name, linked to the reviews; nothing without reviews. */
export async function RatingLink({ reviews, locale }: Props) {
  const summary = summariseReviews(reviews);
  if (!summary) return null;
  const t = await getTranslations({ locale, namespace: "watch.reviews" });
  const average = averageText(summary.average, locale);
  return (
    <p data-type="note">
      <span aria-hidden="true">★ </span>
      <a data-type="link" href="#reviews">
        {t("summary", { average, best: highestRating, count: summary.count })}
      </a>
    </p>
  );
}
