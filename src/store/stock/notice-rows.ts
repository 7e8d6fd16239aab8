import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";
import type { NoticeState } from "@/src/domain/stock/notice";

/** A request for a back-in-stock notice. */
export interface NoticeWish {
  readonly item: number;
  readonly email: string;
  readonly locale: Locale;
  /** Hash of the address the request came from. */
  readonly from: string;
  readonly at: Date;
}

/** A stored request. */
export interface StockNotice {
  readonly id: number;
  readonly item: number;
  readonly email: string;
  readonly locale: Locale;
  readonly state: NoticeState;
}

const columns = "id, item_id as item, email, locale, state";

/**
 * Saves a request; a waiting one is kept, one already notified must be confirmed again. In one transaction with the
 * mails. @returns null if the item is not counted
 */
export async function requestStockNotice(
  db: Queries,
  { item, email, locale, from, at }: NoticeWish,
  mails: (notice: StockNotice) => readonly AddressedMail[],
): Promise<StockNotice | null> {
  const { rows } = await db.query<StockNotice>(
    `insert into stock_notices (item_id, email, locale, state, asked_at, asked_from, created_at, updated_at)
     select id, $2, $3::enum_stock_notices_locale, 'pending', $4, $5, $4, $4 from stock_items
      where id = $1 and is_counted
     on conflict (item_id, email) do update set
       state = case when stock_notices.state = 'confirmed' then stock_notices.state else 'pending' end,
       locale = excluded.locale, asked_at = excluded.asked_at, asked_from = excluded.asked_from,
       notified_at = null, updated_at = excluded.updated_at
     returning ${columns}`,
    [item, email, locale, at, from],
  );
  const [notice] = rows;
  if (!notice) return null;
  await queueMails(db, mails(notice), at);
  return notice;
}

/** Confirms a request; a repeated call changes nothing. @returns null for one that was deleted or notified */
export async function confirmNotice(db: Queries, id: number, at: Date): Promise<StockNotice | null> {
  const { rows } = await db.query<StockNotice>(
    `update stock_notices set state = 'confirmed', confirmed_at = coalesce(confirmed_at, $2), updated_at = $2
      where id = $1 and state <> 'notified' returning ${columns}`,
    [id, at],
  );
  return rows[0] ?? null;
}

/**
 * Queues a mail for each waiting request for these items, with a lower priority than urgent mails. Requests for items
 * that are out of stock again keep waiting. Each is notified once.
 * @returns how many
 */
export async function queueNotices(db: Queries, items: readonly number[], now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `with notified as (
       update stock_notices notice set state = 'notified', notified_at = $2, updated_at = $2
         from stock_items item
        where item.id = notice.item_id and item.id = any($1::int[]) and item.available > 0 and notice.state = 'confirmed'
       returning notice.id, notice.email, notice.locale, notice.item_id)
     insert into mails (key, kind, recipient, data, state, attempts, next_attempt_at, is_bulk)
     select 'stock-back:' || id || ':' || (extract(epoch from $2::timestamptz) * 1000)::bigint, 'stock-back', email,
            jsonb_build_object('kind', 'stock-back', 'locale', locale, 'item', item_id, 'notice', id),
            'waiting', 0, $2, true
       from notified on conflict (key) do nothing`,
    [items, now],
  );
  return rowCount ?? 0;
}

/** Whether a notice is still wanted. */
export async function isNoticeWanted(db: Queries, id: number): Promise<boolean> {
  const { rowCount } = await db.query("select 1 from stock_notices where id = $1", [id]);
  return (rowCount ?? 0) > 0;
}

/** Deletes all requests of a notice's address. */
export async function dropNotices(db: Queries, id: number): Promise<void> {
  await db.query(
    `delete from stock_notices where lower(email) = (select lower(email) from stock_notices where id = $1)`,
    [id],
  );
}

/** An awaited item. */
export interface AwaitedItem {
  readonly name: string;
  readonly state: NoticeState;
  readonly askedAt: Date;
}

/** Items that an address has requested notices for. */
export async function findNoticesOf(db: Queries, email: string): Promise<readonly AwaitedItem[]> {
  const { rows } = await db.query<AwaitedItem>(
    `select item.name, notice.state, notice.asked_at as "askedAt"
       from stock_notices notice join stock_items item on item.id = notice.item_id
      where lower(notice.email) = lower($1) order by notice.id`,
    [email],
  );
  return rows;
}

const purged = {
  pending: "delete from stock_notices where state = 'pending' and asked_at < $1",
  notified: "delete from stock_notices where state = 'notified' and notified_at < $1",
  confirmed: "delete from stock_notices where state = 'confirmed' and confirmed_at < $1",
} as const;

/** Deletes unconfirmed, notified or too old requests. @returns how many */
export async function purgeNotices(db: Queries, state: NoticeState, before: Date): Promise<number> {
  const { rowCount } = await db.query(purged[state], [before]);
  return rowCount ?? 0;
}
