import type { MailKind } from "./order-changes";
import type { Queries } from "./queries";

/** A mail that is to be sent now, by whoever took it. */
export interface DueMail {
  readonly key: string;
  readonly kind: MailKind;
  readonly orderId: number;
  /** this one included */
  readonly attempts: number;
}

interface MailRow {
  readonly key: string;
  readonly kind: MailKind;
  readonly order_id: number;
  readonly attempts: number;
}

/**
 * Takes one mail out of the outbox for as long as sending may last: no other node sends it meanwhile, and if
 * this one dies it comes back by itself.
 * @param until when it may be taken again
 */
export async function takeDueMail(db: Queries, now: Date, until: Date): Promise<DueMail | null> {
  const { rows } = await db.query<MailRow>(
    `update mails set attempts = attempts + 1, next_attempt_at = $2, updated_at = $1 where id = (
       select id from mails where state = 'waiting' and next_attempt_at <= $1 and order_id is not null
        order by next_attempt_at, id limit 1 for update skip locked)
     returning key, kind, order_id, attempts::int as attempts`,
    [now, until],
  );
  const [row] = rows;
  return row ? { key: row.key, kind: row.kind, orderId: row.order_id, attempts: row.attempts } : null;
}

export async function markMailSent(db: Queries, key: string, now: Date): Promise<void> {
  await db.query(
    "update mails set state = 'sent', sent_at = $2, last_error = null, updated_at = $2 where key = $1",
    [key, now],
  );
}

/** @param next when to try again, null to leave it to staff */
export async function postponeMail(
  db: Queries,
  key: string,
  error: string,
  next: Date | null,
): Promise<void> {
  await db.query(
    `update mails set state = case when $3::timestamptz is null then 'given-up'::enum_mails_state else state end,
            next_attempt_at = coalesce($3, next_attempt_at), last_error = left($2, 500), updated_at = now()
      where key = $1`,
    [key, error, next],
  );
}
