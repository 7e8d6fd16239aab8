import { getTranslations } from "next-intl/server";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import { answerFor, highestRating, summariseReviews, type Review } from "@/src/domain/review/review";
import { averageText } from "./average-text";
import { ReviewEntry } from "./review-entry";
import styles from "./reviews.module.css";

interface Props {
  /** Published reviews of this watch, newest first. */
  reviews: readonly Review[];
  locale: Locale;
}

/** Reviews shown at once; the others appear after one click. */
const shownAtOnce = 4;

/** Customer reviews, with figures and texts; nothing at all without reviews. */
export async function Reviews({ reviews, locale }: Props) {
  const summary = summariseReviews(reviews);
  if (!summary) return null;
  const t = await getTranslations({ locale, namespace: "watch.reviews" });
  const average = averageText(summary.average, locale);
  const date = new Intl.DateTimeFormat(dateTag(locale), {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const answerOf = (review: Review) => {
    const answer = answerFor(review, locale);
    return answer && { ...answer, heading: t("answer"), date: date.format(new Date(answer.day)) };
  };
  const entry = (review: Review) => (
    <li key={review.id}>
      <ReviewEntry
        review={review}
        rating={t("rating", { rating: review.rating, best: highestRating })}
        date={date.format(new Date(review.day))}
        verified={t("verified")}
        answer={answerOf(review)}
      />
    </li>
  );
  const later = reviews.slice(shownAtOnce);
  return (
    <section className={styles.reviews} data-block="" aria-labelledby="reviews">
      <div>
        <h2 id="reviews" data-type="t1">
          {t("average", { average, best: highestRating })}
        </h2>
        <p data-type="note">{t("count", { count: summary.count })}</p>
        <dl className={styles.ratings}>
          {summary.ratings.map(({ rating, count }) => (
            <div key={rating}>
              <dt>
                <span aria-hidden="true">{rating}</span>
                <span data-sr="">{t("rating", { rating, best: highestRating })}</span>
              </dt>
              <dd>
                <meter className={styles.bar} min={0} max={summary.count} value={count} aria-hidden="true" />
                <span data-type="data">{count}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <ul className={styles.list}>{reviews.slice(0, shownAtOnce).map(entry)}</ul>
        {later.length > 0 && (
          <details className={styles.more}>
            <summary data-type="link">{t("more", { count: later.length })}</summary>
            <ul className={styles.list}>{later.map(entry)}</ul>
          </details>
        )}
      </div>
    </section>
  );
}
