import { languageTag } from "@/src/domain/locale/locale";
import { highestRating, type Review } from "@/src/domain/review/review";
import styles from "./reviews.module.css";

interface Props {
  review: Review;
  /** The rating in words. */
  rating: string;
  date: string;
  /** Said of somebody who bought the watch here. */
  verified: string;
}

/** One buyer's words, in the language they were written in. */
export function ReviewEntry({ review, rating, date, verified }: Props) {
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
    </article>
  );
}
