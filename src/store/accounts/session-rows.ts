import type { Locale } from "@/src/domain/locale/locale";
import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** The signed-in customer. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly createdAt: Date;
}

interface CustomerRow {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly created_at: Date;
}

const readCustomer = ({ id, email, locale, created_at }: CustomerRow): Customer => ({
  id,
  email,
  locale,
  createdAt: created_at,
});

/** The account of a confirmed e-mail: a new or the existing one, whose language is set to this one. */
export async function openAccount(db: Queries, email: string, locale: Locale, now: Date): Promise<Customer> {
  const { rows } = await db.query<CustomerRow>(
    `insert into customers (email, locale, created_at, updated_at, last_seen_at) values ($1, $2, $3, $3, $3)
     on conflict (email) do update set locale = excluded.locale, updated_at = excluded.updated_at,
       last_seen_at = excluded.last_seen_at, idle_notified_at = null
     returning id, email, locale, created_at`,
    [email, locale, now],
  );
  const [row] = rows;
  if (!row) throw new Error("The account was not written.");
  return readCustomer(row);
}

interface NewSession {
  readonly tokenHash: string;
  readonly customerId: number;
  readonly expiresAt: Date;
}

/** Opens a session. @param session.tokenHash of a new secret */
export async function beginSession(
  db: Queries,
  { tokenHash, customerId, expiresAt }: NewSession,
): Promise<void> {
  await db.query("insert into customer_sessions (token_hash, customer_id, expires_at) values ($1, $2, $3)", [
    tokenHash,
    customerId,
    expiresAt,
  ]);
}

/** Customer and end of a session; null for an expired or unknown one. */
export async function findSession(
  db: Queries,
  tokenHash: string,
  now: Date,
): Promise<{ readonly customer: Customer; readonly expiresAt: Date } | null> {
  const { rows } = await db.query<CustomerRow & { readonly expires_at: Date }>(
    `select customer.id, customer.email, customer.locale, customer.created_at, session.expires_at
       from customer_sessions session join customers customer on customer.id = session.customer_id
      where session.token_hash = $1 and session.expires_at > $2`,
    [tokenHash, now],
  );
  const [row] = rows;
  return row ? { customer: readCustomer(row), expiresAt: row.expires_at } : null;
}

/** Prolongs a session that was used. */
export async function prolongSession(
  db: Queries,
  tokenHash: string,
  { expiresAt, now }: { readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await db.query(
    `with session as (
       update customer_sessions set expires_at = $2, updated_at = $3 where token_hash = $1 returning customer_id)
     update customers set last_seen_at = $3, idle_notified_at = null from session
      where customers.id = session.customer_id`,
    [tokenHash, expiresAt, now],
  );
}

/**
 * Ends a session permanently; the customer's cart gets a new secret, so that the browser's old one is void.
 * @param cartToken the cart's new secret
 */
export async function endSession(db: Queries, tokenHash: string, cartToken: string): Promise<void> {
  await db.query(
    `with ended as (delete from customer_sessions where token_hash = $1 returning customer_id)
     update carts set token = $2 from ended where carts.customer_id = ended.customer_id`,
    [tokenHash, cartToken],
  );
}

/** Deletes a batch of expired sessions. @returns how many */
export async function purgeSessions(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from customer_sessions where expires_at <= $1 and id = any(array(
       select id from customer_sessions where expires_at <= $1 order by expires_at limit ${MAX_PURGED_AT_ONCE}))`,
    [now],
  );
  return rowCount ?? 0;
}
