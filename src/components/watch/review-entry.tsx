import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { highestRating, type Review } from "@/src/domain/review/review";
import styles from "./reviews.module.css";

interface Props {
  review: Review;
  /** The rating in words. */
  rating: string;
  date: string;
  /** Shown for a customer who bought the watch here. */
  verified: string;
  /** The shop's answer; null for none. */
  answer: {
    readonly heading: string;
    readonly date: string;
    readonly text: string;
    readonly locale: Locale;
  } | null;
}

/** One review, in the language it was written in. */
export function ReviewEntry({ review, rating, date, verified, answer }: Props) {
  const details = [review.author, date, ...(review.isVerified ? [verified] : [])].filter(Boolean);
  return (
    <article className={styles.review}>
      <p className={styles.stars}>
        <span aria-hidden="true">
          {"★".repeat(review.rating)}
          <span className={styles.missing}>{"★".repeat(highestRating - review.rating)}</span>
        </span>
        <span data-sr="">{rating}</span>
      </p>
      <blockquote lang={languageTag(review.locale)}>{review.text}</blockquote>
      <p data-type="note">{details.join(", ")}</p>
      {answer && (
        <div className={styles.answer}>
          <p data-type="note">
            {answer.heading}, {answer.date}
          </p>
          <p lang={languageTag(answer.locale)}>{answer.text}</p>
        </div>
      )}
    </article>
  );
}
