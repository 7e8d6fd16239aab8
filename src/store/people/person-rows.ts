import {
  shownOfPerson,
  type PersonAccount,
  type PersonOrder,
  type PersonPreOrder,
  type PersonRequest,
  type PersonReview,
  type PersonSavedWatch,
  type PersonSession,
  type PersonSubscription,
} from "@/src/domain/people/person";
import type { Queries } from "@/src/store/queries";

/** E-mails of one person, in lower case. */
type Emails = readonly string[];

/** One more than shown tells that there are more. */
const limit = `limit ${shownOfPerson + 1}`;

const account = `customers.id, customers.email, customers.locale, customers.created_at as "createdAt"`;

/** An account by its row number; null if unknown. */
export async function findAccountById(db: Queries, id: number): Promise<PersonAccount | null> {
  const { rows } = await db.query<PersonAccount>(`select ${account} from customers where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Accounts by their row number. @param after last one of the page before; null for the first page */
export async function listAccounts(
  db: Queries,
  after: number | null,
  limit: number,
): Promise<readonly PersonAccount[]> {
  const { rows } = await db.query<PersonAccount>(
    `select ${account} from customers where id > coalesce($1::int, 0) order by id limit $2`,
    [after, limit],
  );
  return rows;
}

/** The account of an e-mail, or the one its account was merged into. @param email in lower case */
export async function findAccountOf(db: Queries, email: string): Promise<PersonAccount | null> {
  const { rows } = await db.query<PersonAccount>(
    `select ${account} from customers where email = $1
     union all
     select ${account} from customers_texts former join customers on customers.id = former.parent_id
      where former.text = $1 and former.path = 'formerEmails'
     limit 1`,
    [email],
  );
  return rows[0] ?? null;
}

/** Orders of a person in any state, newest first. */
export async function findPersonOrders(db: Queries, emails: Emails): Promise<readonly PersonOrder[]> {
  const { rows } = await db.query<PersonOrder>(
    `select id, number, state, total::float8 as total, charge_currency as currency, created_at as at
       from orders where lower(contact_email) = any($1::text[]) order by id desc ${limit}`,
    [emails],
  );
  return rows;
}

export async function findPersonRequests(db: Queries, emails: Emails): Promise<readonly PersonRequest[]> {
  const { rows } = await db.query<PersonRequest>(
    `select id, number, kind, status, created_at as at from requests where lower(email) = any($1::text[]) order by id desc ${limit}`,
    [emails],
  );
  return rows;
}

export async function findPersonReviews(db: Queries, emails: Emails): Promise<readonly PersonReview[]> {
  const { rows } = await db.query<PersonReview>(
    `select review.id, review.rating::int as rating, left(review.text, 120) as text, review.status, review.created_at as at
       from customer_reviews review
      where review.order_id in (select id from orders where lower(contact_email) = any($1::text[]))
      order by review.id desc ${limit}`,
    [emails],
  );
  return rows;
}

export async function findPersonPreOrders(db: Queries, emails: Emails): Promise<readonly PersonPreOrder[]> {
  const { rows } = await db.query<PersonPreOrder>(
    `select place.id, offer.key as title, place.number::int as number, coalesce(place.released, false) as "isReleased"
       from pre_orders place join preorder_offers offer on offer.id = place.offer_id
      where place.order_id in (select id from orders where lower(contact_email) = any($1::text[]))
      order by place.id desc ${limit}`,
    [emails],
  );
  return rows;
}

/** A person's newsletter subscription; null if never requested. */
export async function findPersonSubscription(
  db: Queries,
  emails: Emails,
): Promise<PersonSubscription | null> {
  const { rows } = await db.query<PersonSubscription>(
    `select id, state, locale, coalesce(left_at, confirmed_at, asked_at) as at from subscribers where lower(email) = any($1::text[]) order by state = 'confirmed' desc limit 1`,
    [emails],
  );
  return rows[0] ?? null;
}

/** A customer's signed-in browsers, last used first. */
export async function findPersonSessions(
  db: Queries,
  customerId: number,
  now: Date,
): Promise<readonly PersonSession[]> {
  const { rows } = await db.query<PersonSession>(
    `select created_at as since, updated_at as "lastAt" from customer_sessions
      where customer_id = $1 and expires_at > $2 order by updated_at desc ${limit}`,
    [customerId, now],
  );
  return rows;
}

export async function findPersonWatches(
  db: Queries,
  customerId: number,
): Promise<readonly PersonSavedWatch[]> {
  const { rows } = await db.query<PersonSavedWatch>(
    `select saved.id, saved.bespoke_id as "bespokeId", saved.created_at as at from saved_watches saved
      where saved.customer_id = $1 order by saved.id desc ${limit}`,
    [customerId],
  );
  return rows;
}

/** Row number of a customer's cart, null without one. */
export async function findPersonCart(db: Queries, customerId: number): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>("select id from carts where customer_id = $1", [
    customerId,
  ]);
  return rows[0]?.id ?? null;
}
