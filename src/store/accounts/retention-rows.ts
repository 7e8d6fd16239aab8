import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { withoutBuyer } from "./erase-customer";
import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

const unpaid = "('pending', 'processing', 'expired', 'failed')";
const lastStep = `coalesce((select max(entry.at) from orders_timeline entry where entry._parent_id = orders.id),
                           orders.created_at)`;

/**
 * Takes the buyer out of a batch of orders nothing has happened to since: what was sold, when and for how much stays.
 * @param which orders that were paid, or those that never were
 * @returns how many orders
 */
export async function purgeBuyers(db: Queries, which: "paid" | "unpaid", before: Date): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `update orders set ${withoutBuyer} where id = any(array(
       select id from orders
        where (contact_email is not null or contact_name is not null or contact_phone is not null or note <> '')
          and state ${which === "paid" ? "not in" : "in"} ${unpaid}
          and created_at < $1 and ${lastStep} < $1
        order by created_at limit ${MAX_PURGED_AT_ONCE} for update skip locked))
      returning id`,
    [before],
  );
  const ids = rows.map(({ id }) => id);
  await db.query(
    "update orders_lines set gift = null, details = '[]' where gift is not null and _parent_id = any($1)",
    [ids],
  );
  return ids.length;
}

/** For whom a batch of gift cards was and what was said; the cards' own figures stay. @returns how many cards */
export async function purgeCardHolders(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update gift_cards set recipient_name = null, recipient_email = null, sender_name = null, message = null
      where id = any(array(
        select id from gift_cards
         where expires_at < $1 and (recipient_name is not null or recipient_email is not null
                                 or sender_name is not null or message is not null)
         order by expires_at limit ${MAX_PURGED_AT_ONCE} for update skip locked))`,
    [before],
  );
  return rowCount ?? 0;
}

/** A batch of the names of the provider's events, kept so that none counts twice. @returns how many */
export async function purgeEvents(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from webhook_events where id = any(array(
       select id from webhook_events where created_at < $1 order by created_at limit ${MAX_PURGED_AT_ONCE}))`,
    [before],
  );
  return rowCount ?? 0;
}

/** An account nobody has used for long. */
export interface IdleCustomer {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
}

const lastSeen = "coalesce(last_seen_at, updated_at)";

/**
 * Tells owners of unused accounts that they are about to be erased, once. Inside a transaction.
 * @param unusedSince last seen before this
 * @returns how many were told
 */
export async function tellIdleCustomers(
  db: Queries,
  { unusedSince, now }: { readonly unusedSince: Date; readonly now: Date },
  mailTo: (customer: IdleCustomer) => AddressedMail,
): Promise<number> {
  const { rows } = await db.query<IdleCustomer>(
    `update customers set idle_notified_at = $2 where id in (
       select id from customers where ${lastSeen} < $1 and idle_notified_at is null
        order by id limit 500 for update skip locked)
     returning id, email, locale`,
    [unusedSince, now],
  );
  await queueMails(db, rows.map(mailTo), now);
  return rows.length;
}

/**
 * Accounts to be erased now.
 * @param unusedSince last seen before this
 * @param toldBefore and told before that
 */
export async function findIdleCustomers(
  db: Queries,
  { unusedSince, notifiedBefore }: { readonly unusedSince: Date; readonly notifiedBefore: Date },
): Promise<readonly IdleCustomer[]> {
  const { rows } = await db.query<IdleCustomer>(
    `select id, email, locale from customers where ${lastSeen} < $1 and idle_notified_at <= $2 order by id`,
    [unusedSince, notifiedBefore],
  );
  return rows;
}
