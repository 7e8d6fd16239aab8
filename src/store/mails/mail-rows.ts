import type { Mail } from "@/src/domain/mail/mail";
import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import { readMail } from "./customer-mail-rows";
import type { MailKind } from "./order-mail";
import type { Queries } from "@/src/store/queries";

interface DueBase {
  readonly key: string;
  /** including this one */
  readonly attempts: number;
  readonly queuedAt: Date;
}

/** A mail about an order, composed from the order's current state. */
export interface DueOrderMail extends DueBase {
  readonly about: "order";
  readonly kind: MailKind;
  readonly orderId: number;
}

/** A mail that is not about an order. */
export interface DueStandaloneMail extends DueBase {
  readonly about: "itself";
  /** Null for staff. */
  readonly to: string | null;
  /** Null if it can no longer be parsed. */
  readonly mail: Mail | null;
}

/** A claimed mail, to be sent now. */
export type DueMail = DueOrderMail | DueStandaloneMail;

interface MailRow {
  readonly key: string;
  readonly kind: MailKind;
  readonly order_id: number | null;
  readonly recipient: string | null;
  readonly data: unknown;
  readonly attempts: number;
  readonly created_at: Date;
}

function dueMail({ key, kind, order_id: orderId, recipient, data, attempts, created_at }: MailRow): DueMail {
  const base = { key, attempts, queuedAt: created_at };
  return orderId === null
    ? { ...base, about: "itself", to: recipient, mail: readMail(data) }
    : { ...base, about: "order", kind, orderId };
}

/**
 * Claims one mail with a lease: no other node sends it in the meantime, and if this one dies the lease expires.
 * Newsletters have a lower priority than other mails.
 * @param until end of the lease
 */
export async function claimDueMail(db: Queries, now: Date, until: Date): Promise<DueMail | null> {
  const { rows } = await db.query<MailRow>(
    `update mails set attempts = attempts + 1, next_attempt_at = $2, updated_at = $1 where id = (
       select id from mails
        where state = 'waiting' and next_attempt_at <= $1 and (order_id is not null or data is not null)
        order by is_bulk, next_attempt_at, id limit 1 for update skip locked)
     returning key, kind, order_id, recipient, data, attempts::int as attempts, created_at`,
    [now, until],
  );
  return rows[0] ? dueMail(rows[0]) : null;
}

/** Marks a mail as sent and deletes its data. */
export async function markMailSent(db: Queries, key: string, now: Date): Promise<void> {
  await db.query(
    `update mails set state = 'sent', sent_at = $2, last_error = null, data = null, updated_at = $2
      where key = $1`,
    [key, now],
  );
}

/**
 * Deletes a batch of standalone mails sent or given up before a day; mails about orders are kept with the orders.
 * @returns how many
 */
export async function purgeMails(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from mails where id = any(array(
       select id from mails where order_id is null and state = 'sent' and sent_at < $1
       union all
       select id from mails where order_id is null and state = 'given-up' and next_attempt_at < $1
        limit ${MAX_PURGED_AT_ONCE}))`,
    [before],
  );
  return rowCount ?? 0;
}

/** @param next time of the next attempt, null to leave it to staff */
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

/** Due time of the oldest waiting mail; null if there is none. */
export async function findOldestWaiting(db: Queries): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    "select min(created_at) as at from mails where state = 'waiting'",
  );
  return rows[0]?.at ?? null;
}
