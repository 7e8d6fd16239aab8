import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

/** An account unused for long. */
export interface IdleCustomer {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
}

const lastSeen = "coalesce(last_seen_at, updated_at)";

/**
 * Notifies owners of unused accounts of the coming erasure, once. Inside a transaction.
 * @param unusedSince last seen before this
 * @returns number notified
 */
export async function notifyIdleCustomers(
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
 * @param notifiedBefore and notified before that
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
