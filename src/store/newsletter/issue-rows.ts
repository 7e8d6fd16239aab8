import type { Locale } from "@/src/domain/locale/locale";
import type { NewsletterState } from "@/src/domain/newsletter/newsletter";
import type { Queries } from "@/src/store/queries";

/** Locks a newsletter until the transaction ends. @returns null for an unknown id */
export async function lockNewsletter(db: Queries, id: number): Promise<NewsletterState | null> {
  const { rows } = await db.query<{ state: NewsletterState }>(
    "select state from newsletters where id = $1 for update",
    [id],
  );
  return rows[0]?.state ?? null;
}

/** Number of confirmed subscribers by language. */
export async function countReaders(db: Queries): Promise<ReadonlyMap<Locale, number>> {
  const { rows } = await db.query<{ locale: Locale; readers: number }>(
    "select locale, count(*)::int as readers from subscribers where state = 'confirmed' group by locale",
  );
  return new Map(rows.map(({ locale, readers }) => [locale, readers]));
}

export interface QueuedNewsletter {
  readonly id: number;
  readonly languages: readonly Locale[];
  /** when its mails may be sent */
  readonly sendAt: Date;
  /** e-mail of the sending staff member */
  readonly by: string;
}

/**
 * Queues a mail to each confirmed subscriber of its languages, with a lower priority than other mails.
 * @returns how many
 */
export async function queueNewsletter(
  db: Queries,
  { id, languages, sendAt, by }: QueuedNewsletter,
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into mails (key, kind, recipient, data, state, attempts, next_attempt_at, is_bulk)
     select 'newsletter-issue:' || $1::int || ':' || id, 'newsletter-issue', email,
            jsonb_build_object('kind', 'newsletter-issue', 'locale', locale, 'newsletter', $1::int, 'subscriber', id),
            'waiting', 0, $3, true
       from subscribers where state = 'confirmed' and locale = any($2::text[]::enum_subscribers_locale[])
     on conflict (key) do nothing`,
    [id, languages, sendAt],
  );
  const recipients = rowCount ?? 0;
  await db.query(
    `update newsletters set state = 'queued', send_at = $2, sent_by = $3, recipients = $4, updated_at = $5 where id = $1`,
    [id, sendAt, by, recipients, now],
  );
  return recipients;
}

const mailsOf = "key like 'newsletter-issue:' || $1::int || ':%' and kind = 'newsletter-issue'";

/** Cancels unsent mails, and makes the newsletter editable again if none was sent. @returns how many mails */
export async function withdrawNewsletter(db: Queries, id: number, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from mails where ${mailsOf} and state = 'waiting' and attempts = 0`,
    [id],
  );
  await db.query(
    `update newsletters set recipients = recipients - $2::int, updated_at = $3,
            state = case when recipients = $2::int then 'draft' else state end,
            send_at = case when recipients = $2::int then null else send_at end where id = $1`,
    [id, rowCount ?? 0, now],
  );
  return rowCount ?? 0;
}

/** Delivery figures of a newsletter's mails; sent ones are kept for a month. */
export interface NewsletterFigures {
  readonly waiting: number;
  readonly sent: number;
  readonly failed: number;
}

export async function newsletterFigures(db: Queries, id: number): Promise<NewsletterFigures> {
  const { rows } = await db.query<NewsletterFigures>(
    `select count(*) filter (where state = 'waiting')::int as waiting,
            count(*) filter (where state = 'sent')::int as sent,
            count(*) filter (where state = 'given-up')::int as failed
       from mails where ${mailsOf}`,
    [id],
  );
  return rows[0] ?? { waiting: 0, sent: 0, failed: 0 };
}

/** Whether a subscriber is still subscribed. */
export async function isSubscribed(db: Queries, subscriber: number): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from subscribers where id = $1 and state = 'confirmed'", [
    subscriber,
  ]);
  return rowCount === 1;
}
