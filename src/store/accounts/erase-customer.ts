import { createHash } from "node:crypto";
import { parcelKinds } from "@/src/domain/cart/article-kind";
import type { Locale } from "@/src/domain/locale/locale";
import type { AddressedMail } from "@/src/domain/mail/mail";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";
import { queueEvent } from "@/src/store/webhooks/event-rows";
import { findFormerEmails } from "./former-emails";

/** The address of a sale reduced to what accounting needs: the country determines the tax. */
const countryOnly = (column: string) =>
  `${column} = case when jsonb_typeof(${column}) = 'object' then jsonb_build_object('line1', null, 'line2', null,
     'postalCode', null, 'city', null, 'state', null, 'country', ${column} -> 'country') end`;

/** Removes buyer and address from an order; articles, date and amounts remain. */
export const withoutBuyer = `
  contact_email = null, contact_name = null, contact_phone = null, contact_shipping_name = null,
  note = null, staff_note = null, ${countryOnly("contact_billing_address")}, ${countryOnly("contact_shipping_address")}`;

/** Internal staff notes about a buyer's orders. */
const purgeNotes = `
  delete from order_notes where order_id in (select id from orders where lower(contact_email) = $1)`;

const purgeBuyer = `update orders set ${withoutBuyer} where lower(contact_email) = $1`;

/** Recipients of gifts, in orders of this buyer and of other givers; the card itself keeps its value. */
const purgeGifts = `
  update orders_lines set gift = null, details = '[]'
   where gift is not null
     and id in (
       select received.id from orders_lines received
        where received.gift is not null and lower(received.gift ->> 'recipientEmail') = $1
       union
       select given.id from orders_lines given join orders on orders.id = given._parent_id
        where lower(orders.contact_email) = $1)`;

/**
 * Giver, message and receiver of cards. The card and its balance remain valid for the holder of its code. A card still to
 * be sent is sent all the same: without its mail the code would be lost.
 */
const purgeGiver = `
  update gift_cards card set sender_name = null, message = null from orders
   where orders.id = card.order_id and lower(orders.contact_email) = $1`;
const purgeReceiver = `
  update gift_cards set recipient_name = null, recipient_email = null, sender_name = null, message = null
   where lower(recipient_email) = $1 and send_at <= $2`;
const purgeMails = `
  delete from mails where lower(recipient) = $1
     and not (key like 'gift-card:%' and state = 'waiting' and next_attempt_at > $2)`;

/** Gift wishes of the lines in the customer's cart. */
const purgeWishes = `
  delete from gift_wishes where wish_id in (
    select split_part(line.sku, '~', 2) from cart_lines line join carts on carts.id = line.cart_id
     where carts.customer_id = $1)`;

/** A buyer's reviews are kept anonymously. */
const clearSignature = `
  update customer_reviews set author = null
   where order_id in (select id from orders where lower(contact_email) = $1)`;

/** Open orders, whose address the workshop or the carrier still needs; donations and codes end with the payment. */
const openOrders = `select 1 from orders where lower(contact_email) = $1
  and (state in ('processing', 'held')
       or state in ('paid', 'in-workshop', 'quality-control', 'shipped')
          and exists (select 1 from orders_lines line where line._parent_id = orders.id
                         and line.kind in (${parcelKinds.map((kind) => `'${kind}'`).join(", ")}))) limit 1`;

/** Whether this e-mail has open orders. */
export async function hasOpenOrders(db: Queries, email: string): Promise<boolean> {
  const { rowCount } = await db.query(openOrders, [email]);
  return (rowCount ?? 0) > 0;
}

/** Removes an e-mail from all of the shop's data. */
async function eraseEmail(db: Queries, email: string, now: Date): Promise<void> {
  await db.query(clearSignature, [email]);
  await db.query(purgeGifts, [email]);
  await db.query(purgeGiver, [email]);
  await db.query(purgeReceiver, [email, now]);
  await db.query(purgeMails, [email, now]);
  await db.query(purgeNotes, [email]);
  await db.query(purgeBuyer, [email]);
  for (const byEmail of [
    "delete from subscribers where lower(email) = $1",
    "delete from stock_notices where lower(email) = $1",
    "delete from requests where lower(email) = $1",
    // An affiliate agreement is a contract and is kept.
    "delete from affiliates where lower(email) = $1 and status in ('applied', 'refused')",
    "delete from sign_in_codes where email = $1",
    // Other requests need not be JSON.
    `delete from webhook_deliveries
      where case when type = 'newsletter.subscribed' then lower(body::json #>> '{data,email}') = $1 else false end`,
  ]) {
    await db.query(byEmail, [email]);
  }
}

/** Tells other systems, so that they erase what they have. */
const tell = (db: Queries, customer: number | null, emails: readonly string[], now: Date): Promise<void> => {
  const emailHashes = emails.map((email) => createHash("sha256").update(email).digest("hex"));
  const key = `customer.erased:${customer ?? emailHashes.join()}:${now.getTime()}`;
  return queueEvent(db, { type: "customer.erased", key, data: { customer, emailHashes } }, now);
};

/**
 * Erases a customer: account, sessions, cart, saved watches, newsletter, form requests, mails. Orders lose their buyer
 * and keep what accounting requires. Also queues the last mail. Inside a transaction.
 * Source: specification 11.3.
 */
export async function eraseCustomer(
  db: Queries,
  customerId: number,
  farewell: (email: string, locale: Locale) => AddressedMail,
  now: Date,
): Promise<"erased" | "absent" | "open-orders"> {
  const { rows } = await db.query<{ email: string; locale: Locale }>(
    "select email, locale from customers where id = $1 for update",
    [customerId],
  );
  const [customer] = rows;
  if (!customer) return "absent";
  const emails = [customer.email.toLowerCase(), ...(await findFormerEmails(db, customerId))];
  for (const email of emails) if (await hasOpenOrders(db, email)) return "open-orders";
  for (const email of emails) await eraseEmail(db, email, now);
  for (const byCustomer of [
    purgeWishes,
    "delete from cart_lines where cart_id in (select id from carts where customer_id = $1)",
    "delete from carts where customer_id = $1",
    "delete from saved_watches where customer_id = $1",
    "delete from customer_sessions where customer_id = $1",
    "delete from customers where id = $1",
  ]) {
    await db.query(byCustomer, [customerId]);
  }
  await tell(db, customerId, emails, now);
  await queueMails(db, [farewell(customer.email, customer.locale)], now);
  return "erased";
}

/** The same for an e-mail without an account. Inside a transaction. @param email in lower case */
export async function eraseGuest(
  db: Queries,
  email: string,
  now: Date,
): Promise<"erased" | "has-account" | "open-orders"> {
  const { rowCount } = await db.query("select 1 from customers where email = $1", [email]);
  if (rowCount) return "has-account";
  if (await hasOpenOrders(db, email)) return "open-orders";
  await eraseEmail(db, email, now);
  await tell(db, null, [email], now);
  return "erased";
}
