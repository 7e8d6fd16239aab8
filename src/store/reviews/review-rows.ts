import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

/** A new review, to be moderated. */
export interface NewReview {
  readonly orderId: number;
  /** Code of the watch. */
  readonly watch: string;
  /** Unique: one review each. */
  readonly occasion: string;
  /** 1 to 5 */
  readonly rating: number;
  readonly text: string;
  readonly author: string;
  readonly locale: Locale;
}

/** Whether an occasion has its review. */
export async function hasReview(db: Queries, occasion: string): Promise<boolean> {
  const { rows } = await db.query("select 1 from customer_reviews where occasion = $1", [occasion]);
  return rows.length > 0;
}

/** Saves a buyer's review, to be moderated. @returns false for a second one */
export async function insertReview(
  db: Queries,
  review: NewReview,
  mailOf: (id: number) => AddressedMail,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query<{ id: number }>(
    `insert into customer_reviews (status, watch_id, order_id, occasion, verified, rating, text, author, locale)
     select 'pending', watches.id, $1, $3, true, $4, $5, $6, $7::enum_customer_reviews_locale
       from watches where watches.code = $2
     on conflict (occasion) do nothing returning id`,
    [review.orderId, review.watch, review.occasion, review.rating, review.text, review.author, review.locale],
  );
  const [row] = rows;
  if (!row) return false;
  await queueMails(db, [mailOf(row.id)], now);
  return true;
}
