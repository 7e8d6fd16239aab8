import { mergeLines } from "@/src/store/carts/claim-cart";
import type { Queries } from "@/src/store/queries";
import { addFormerEmails } from "./former-emails";

/** Moves orders, gifts, requests and reviews of one e-mail ($1) to another ($2). */
const moves = [
  "update orders set contact_email = $2 where lower(contact_email) = $1",
  `update orders_lines set gift = jsonb_set(gift, '{recipientEmail}', to_jsonb($2::text))
    where gift is not null and lower(gift ->> 'recipientEmail') = $1`,
  "update gift_cards set recipient_email = $2 where lower(recipient_email) = $1",
  "update requests set email = $2 where lower(email) = $1",
  "update affiliates set email = $2 where lower(email) = $1",
  // Only waiting mails are moved, not sent ones.
  "update mails set recipient = $2 where lower(recipient) = $1 and state = 'waiting'",
] as const;

interface Account {
  readonly id: number;
  readonly email: string;
}

/** Merges both carts into the customer's one cart. */
async function mergeCarts(db: Queries, from: number, into: number): Promise<void> {
  const { rows } = await db.query<{ id: number; customer_id: number }>(
    "select id, customer_id from carts where customer_id = any($1) order by id for update",
    [[from, into]],
  );
  const own = rows.find((cart) => cart.customer_id === into);
  const other = rows.find((cart) => cart.customer_id === from);
  if (!other) return;
  if (own) await mergeLines(db, other.id, own.id);
  else await db.query("update carts set customer_id = $2 where id = $1", [other.id, into]);
}

/** Merges an account with all its data into another. Its sessions end: sign-in requires the remaining address. */
async function mergeAccounts(db: Queries, from: number, into: number): Promise<void> {
  await mergeCarts(db, from, into);
  await db.query(
    `insert into saved_watches (customer_id, bespoke_id, created_at, updated_at)
     select $2, bespoke_id, created_at, updated_at from saved_watches where customer_id = $1 order by id
     on conflict (customer_id, bespoke_id) do nothing`,
    [from, into],
  );
  await db.query("update orders set promo_customer_id = $2 where promo_customer_id = $1", [from, into]);
  await addFormerEmails(db, into, "select text from customers_texts where parent_id = $3", [from]);
  for (const statement of [
    "delete from saved_watches where customer_id = $1",
    "delete from customer_sessions where customer_id = $1",
    "delete from customers where id = $1",
  ])
    await db.query(statement, [from]);
}

/** Moves the subscription to the remaining address, unless that one has already subscribed or unsubscribed. */
async function mergeSubscriptions(db: Queries, from: string, into: string, at: Date): Promise<number> {
  const moved = await db.query(
    `update subscribers set email = $2, updated_at = $3 where lower(email) = $1
        and not exists (select 1 from subscribers own where lower(own.email) = lower($2))`,
    [from, into, at],
  );
  if (moved.rowCount) return moved.rowCount;
  const ended = await db.query(
    `update subscribers set state = 'left', left_at = coalesce(left_at, $2), updated_at = $2 where lower(email) = $1`,
    [from, at],
  );
  return ended.rowCount ?? 0;
}

export type MergeOutcome = "merged" | "absent" | "same" | "unknown";

/**
 * Moves all data of an e-mail, with or without an account, to a customer, and stores the e-mail there. Customers are
 * locked before carts and carts before orders, each by id, so that merges, sign-ins and payments cannot deadlock. Inside
 * a transaction.
 * @param email in lower case
 */
export async function mergeCustomer(
  db: Queries,
  customerId: number,
  email: string,
  at: Date,
): Promise<MergeOutcome> {
  const { rows } = await db.query<Account>(
    "select id, email from customers where id = $1 or email = $2 order by id for update",
    [customerId, email],
  );
  const kept = rows.find(({ id }) => id === customerId);
  if (!kept) return "absent";
  if (kept.email.toLowerCase() === email) return "same";
  const other = rows.find(({ id }) => id !== customerId);
  if (other) await mergeAccounts(db, other.id, kept.id);
  await db.query("select id from orders where lower(contact_email) = $1 order by id for update", [email]);
  let moved = other ? 1 : 0;
  for (const move of moves) moved += (await db.query(move, [email, kept.email])).rowCount ?? 0;
  moved += await mergeSubscriptions(db, email, kept.email, at);
  if (moved === 0) return "unknown";
  await db.query("delete from sign_in_codes where email = $1", [email]);
  await addFormerEmails(db, kept.id, "select $3::text as text", [email]);
  await db.query("update customers set updated_at = $2 where id = $1", [kept.id, at]);
  return "merged";
}
