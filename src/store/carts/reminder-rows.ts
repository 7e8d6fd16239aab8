import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

/** The consent to be reminded of a cart, with its proof. */
export interface CartMailConsent {
  /** Version of the words that were agreed to. */
  readonly text: string;
  /** Hash of the address the consent came from. */
  readonly from: string;
  readonly at: Date;
}

/** Writes down that a customer wants to be reminded; somebody who does already keeps the first proof. */
export async function agreeToCartMail(
  db: Queries,
  customerId: number,
  { text, from, at }: CartMailConsent,
): Promise<void> {
  await db.query(
    `update customers set cart_mail_at = $2, cart_mail_text = $3, cart_mail_from = $4
      where id = $1 and cart_mail_at is null`,
    [customerId, at, text, from],
  );
}

/** Ends the reminders; a second time changes nothing. */
export async function leaveCartMail(db: Queries, customerId: number): Promise<void> {
  await db.query(
    "update customers set cart_mail_at = null, cart_mail_text = null, cart_mail_from = null where id = $1",
    [customerId],
  );
}

/** When a customer agreed to be reminded, null for not at all; undefined for nobody's row. */
export async function readCartMailConsent(db: Queries, customerId: number): Promise<Date | null | undefined> {
  const { rows } = await db.query<{ cart_mail_at: Date | null }>(
    "select cart_mail_at from customers where id = $1",
    [customerId],
  );
  return rows[0]?.cart_mail_at;
}

/** A cart whose customer is to be reminded. */
export interface AbandonedCart {
  readonly cartId: number;
  readonly customerId: number;
  readonly email: string;
  readonly locale: Locale;
  /** Secret of the cart. */
  readonly token: string;
}

/** Orders of a cart's customer, from whichever browser. */
const ownOrder = "(orders.cart_id = cart.id or lower(orders.contact_email) = lower(customer.email))";

/**
 * Still wanted, still something in it, and nothing ordered or being paid since it was last changed. Whether something is in it
 * is asked cart by cart: as a join, the lines of all carts are read.
 */
const isAbandoned = `customer.cart_mail_at is not null
  and (select true from cart_lines line where line.cart_id = cart.id limit 1)
  and not exists (select 1 from orders where ${ownOrder} and orders.state not in ('expired', 'failed')
                     and greatest(orders.created_at, orders.paid_at) >= cart.updated_at)`;

/** No reminder has been sent for this cart; an order that was paid since begins a new one. */
const isNotReminded = `(cart.reminded_at is null
  or exists (select 1 from orders where ${ownOrder} and orders.paid_at > cart.reminded_at))`;

const due = `from carts cart join customers customer on customer.id = cart.customer_id
  where ${isAbandoned} and ${isNotReminded} and cart.updated_at <= $1 and cart.updated_at > $2`;

/**
 * Carts to remind of.
 * @param idle last changed before this
 * @param oldest and after this: nobody remembers an older one
 */
export async function findAbandonedCarts(
  db: Queries,
  { idle, oldest }: { readonly idle: Date; readonly oldest: Date },
): Promise<readonly AbandonedCart[]> {
  const { rows } = await db.query<AbandonedCart>(
    `select cart.id as "cartId", customer.id as "customerId", customer.email, customer.locale, cart.token ${due}
      order by cart.id limit 500`,
    [idle, oldest],
  );
  return rows;
}

/**
 * Marks a cart as reminded and queues the mail, if it is still due: of two nodes, one does.
 * Inside a transaction.
 */
export async function queueCartReminder(
  db: Queries,
  cartId: number,
  { idle, oldest, now }: { readonly idle: Date; readonly oldest: Date; readonly now: Date },
  mail: AddressedMail,
): Promise<boolean> {
  await db.query("select id from carts where id = $1 for update", [cartId]);
  const { rowCount } = await db.query(
    `update carts set reminded_at = $3 where id = (select cart.id ${due} and cart.id = $4)`,
    [idle, oldest, now, cartId],
  );
  if (rowCount === 0) return false;
  await queueMails(db, [mail], now);
  return true;
}

/** Whether a reminder that waits in the outbox is still wanted and still true. */
export async function isCartAbandoned(db: Queries, cartId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from carts cart join customers customer on customer.id = cart.customer_id
      where cart.id = $1 and ${isAbandoned}`,
    [cartId],
  );
  return (rowCount ?? 0) > 0;
}
