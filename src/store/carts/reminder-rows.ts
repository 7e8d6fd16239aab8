import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

/** Consent to cart reminders, with its proof. */
export interface CartMailConsent {
  /** Version of the accepted consent text. */
  readonly text: string;
  /** Hash of the address the consent was sent from. */
  readonly from: string;
  readonly at: Date;
}

/** Saves a customer's consent to reminders; an existing consent keeps its first proof. */
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

/** Revokes the consent; a repeated call changes nothing. */
export async function leaveCartMail(db: Queries, customerId: number): Promise<void> {
  await db.query(
    "update customers set cart_mail_at = null, cart_mail_text = null, cart_mail_from = null where id = $1",
    [customerId],
  );
}

/** When a customer consented to reminders, null without consent; undefined for an unknown customer. */
export async function readCartMailConsent(db: Queries, customerId: number): Promise<Date | null | undefined> {
  const { rows } = await db.query<{ cart_mail_at: Date | null }>(
    "select cart_mail_at from customers where id = $1",
    [customerId],
  );
  return rows[0]?.cart_mail_at;
}

/** A cart due for a reminder. */
export interface AbandonedCart {
  readonly cartId: number;
  readonly customerId: number;
  readonly email: string;
  readonly locale: Locale;
  /** Secret of the cart. */
  readonly token: string;
}

/** Orders of a cart's customer, from any browser. */
const ownOrder = "(orders.cart_id = cart.id or lower(orders.contact_email) = lower(customer.email))";

/**
 * Consent is valid, the cart has lines, and there is no order or pending payment since its last change. Lines are checked
 * cart by cart: a join would read the lines of all carts.
 */
const isAbandoned = `customer.cart_mail_at is not null
  and (select true from cart_lines line where line.cart_id = cart.id limit 1)
  and not exists (select 1 from orders where ${ownOrder} and orders.state not in ('expired', 'failed')
                     and greatest(orders.created_at, orders.paid_at) >= cart.updated_at)`;

/** No reminder has been sent for this cart since the last paid order. */
const isNotReminded = `(cart.reminded_at is null
  or exists (select 1 from orders where ${ownOrder} and orders.paid_at > cart.reminded_at))`;

const due = `from carts cart join customers customer on customer.id = cart.customer_id
  where ${isAbandoned} and ${isNotReminded} and cart.updated_at <= $1 and cart.updated_at > $2`;

/**
 * Carts due for a reminder.
 * @param idle last changed before this
 * @param oldest and after this: older ones are not worth a reminder
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

/** Marks a cart as reminded and queues the mail, if it is still due: only one of two nodes does. Inside a transaction. */
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

/** Whether a queued reminder is still wanted and still correct. */
export async function isCartAbandoned(db: Queries, cartId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from carts cart join customers customer on customer.id = cart.customer_id
      where cart.id = $1 and ${isAbandoned}`,
    [cartId],
  );
  return (rowCount ?? 0) > 0;
}
