import type { Parcel } from "@/src/domain/order/carrier";
import type { Minor } from "@/src/domain/money/minor";
import type { Address, OrderContact, PaymentVoucher } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { OrderVat } from "@/src/domain/vat/order-vat";
import { nextDocument } from "@/src/store/books/next-document";
import { addToTimeline } from "./add-to-timeline";
import type { Queries } from "@/src/store/queries";

/** Saves an order's new state, and adds it to the timeline with time and reason. */
export async function setOrderState(
  db: Queries,
  orderId: number,
  to: OrderState,
  now: Date,
  detail: string | null,
): Promise<void> {
  await db.query(
    `update orders set state = $2, updated_at = $3,
            held_reason = case when $2 = 'held'::enum_orders_state then $4 else held_reason end where id = $1`,
    [orderId, to, now, detail],
  );
  await addToTimeline(db, orderId, now, to, detail);
}

/**
 * Returns an order to its previous state. The last step stays in the timeline, but not as a state change: queries for the
 * shipping or withdrawal date must not find it. Only a sent order has a parcel.
 */
export async function takeBackStep(
  db: Queries,
  orderId: number,
  to: OrderState,
  detail: string,
  now: Date,
): Promise<void> {
  await db.query(
    `update orders set state = $2, updated_at = $3,
            carrier = case when state = 'shipped' then null else carrier end,
            tracking_number = case when state = 'shipped' then null else tracking_number end where id = $1`,
    [orderId, to, now],
  );
  await db.query(
    `update orders_timeline set event = 'undone', detail = $2
      where _parent_id = $1 and _order = (select max(_order) from orders_timeline where _parent_id = $1)`,
    [orderId, detail],
  );
}

/** Saves carrier and tracking number of the parcel. */
export async function noteParcel(db: Queries, orderId: number, parcel: Parcel, now: Date): Promise<void> {
  await db.query(
    `update orders set carrier = $2::enum_orders_carrier, tracking_number = $3, updated_at = $4 where id = $1`,
    [orderId, parcel.carrier, parcel.trackingNumber, now],
  );
}

/** Changes the recipient and address of the parcel. */
export async function noteAddress(
  db: Queries,
  orderId: number,
  name: string,
  address: Address,
  now: Date,
): Promise<void> {
  await db.query(
    `update orders set contact_shipping_name = $2, contact_shipping_address = $3, updated_at = $4 where id = $1`,
    [orderId, name, JSON.stringify(address), now],
  );
}

/**
 * Saves the session of an order that has none.
 * @param round the page's number: a page requested before the order was detached is not saved
 * @returns whether the order was still waiting for it
 */
export async function setSession(
  db: Queries,
  number: string,
  session: { readonly id: string; readonly url: string | null },
  round: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set session_id = $2, session_url = coalesce($3, session_url)
      where number = $1 and state = 'pending' and session_round = $4 and (session_id is null or session_id = $2)`,
    [number, session.id, session.url, round],
  );
  return rowCount === 1;
}

/**
 * Switches an order to another provider: it is detached from its page, which is kept as its former page until that is
 * closed, and the next page gets a new key.
 * @returns whether the order still had that page, and no former one
 */
export async function chooseProvider(
  db: Queries,
  number: string,
  known: string | null,
  provider: PaymentProvider,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set payment_provider = $3::enum_orders_payment_provider, session_round = session_round + 1,
            session_id = null, session_url = null, former_session_id = session_id,
            former_provider = case when session_id is not null then payment_provider::text end
      where number = $1 and state = 'pending' and session_id is not distinct from $2 and former_session_id is null`,
    [number, known, provider],
  );
  return rowCount === 1;
}

/** Clears an order's former page, which can no longer be paid, or is paid. */
export async function clearFormerPage(db: Queries, number: string, sessionId: string): Promise<void> {
  await db.query(
    `update orders set former_provider = null, former_session_id = null
      where number = $1 and former_session_id = $2`,
    [number, sessionId],
  );
}

/** The provider's report about an order being paid. */
export interface PaymentNote {
  readonly provider: PaymentProvider;
  readonly sessionId: string;
  readonly paymentIntent: string | null;
  readonly paymentVoucher: PaymentVoucher | null;
  readonly contact: OrderContact;
}

/**
 * Saves payer, payment and the page it was made on, which may be one the order had left; values unknown to the provider
 * keep the existing ones. An e-mail entered in the shop is kept: a wallet's own may be one that its owner seldom reads.
 */
export async function notePayment(
  db: Queries,
  orderId: number,
  { provider, sessionId, paymentIntent, paymentVoucher, contact }: PaymentNote,
) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await db.query(
    `update orders set session_id = $2, payment_intent = coalesce($3, payment_intent),
            contact_email = coalesce(contact_email, $4), contact_name = case when submission is null then coalesce($5, contact_name)
                                else coalesce(contact_name, $5) end,
            contact_phone = coalesce($6, contact_phone),
            contact_shipping_name = coalesce($7, contact_shipping_name),
            contact_shipping_address = coalesce($8, contact_shipping_address),
            contact_billing_address = coalesce($9, contact_billing_address),
            payment_provider = $10::enum_orders_payment_provider,
            payment_voucher_url = coalesce($11, payment_voucher_url),
            payment_voucher_day = coalesce($12, payment_voucher_day)
      where id = $1`,
    [
      orderId,
      sessionId,
      paymentIntent,
      contact.email,
      contact.name,
      contact.phone,
      contact.shippingName,
      json(contact.shippingAddress),
      json(contact.billingAddress),
      provider,
      paymentVoucher?.url ?? null,
      paymentVoucher?.lastDay ?? null,
    ],
  );
}

/** Saves payment date, receipt number and tax; a repeated call changes nothing. */
export async function issueReceipt(db: Queries, orderId: number, vat: OrderVat, now: Date): Promise<void> {
  const { rows } = await db.query(
    "select id from orders where id = $1 and receipt_number is null for update",
    [orderId],
  );
  if (rows.length === 0) return;
  const number = await nextDocument(db, "receipt", "R", now);
  await db.query(
    `update orders set receipt_number = $2, paid_at = $3, vat_country = $4, vat_percent = $5, vat_amount = $6,
            voucher_total = $7, donated_total = $8, duties_total = $9 where id = $1`,
    [orderId, number, now, vat.country, vat.percent, vat.amount, vat.vouchers, vat.donated, vat.duties],
  );
}

/** Saves the cumulative refunded amount, and whether the bank disputes the payment. */
export async function noteRefund(
  db: Queries,
  orderId: number,
  refunded: Minor,
  isDisputed: boolean,
): Promise<void> {
  await db.query(
    "update orders set refunded_amount = $2, is_disputed = $3, updated_at = now() where id = $1",
    [orderId, refunded, isDisputed],
  );
}

/**
 * Saves the refund deadline, null if none; and whether the order has a parcel, as all pieces may have been withdrawn
 * from.
 */
export async function noteRefundDue(
  db: Queries,
  orderId: number,
  until: Date | null,
  hasParcel: boolean,
): Promise<void> {
  await db.query(
    `update orders set refund_due_at = $2, has_parcel = $3
      where id = $1 and (refund_due_at is distinct from $2 or has_parcel is distinct from $3)`,
    [orderId, until, hasParcel],
  );
}

/** Period after a reminder in which an order counts as recovered by it. */
const remembered = "interval '14 days'";

/** Marks a paid order as recovered by a cart reminder; only the first order after a reminder counts. */
export async function noteReminder(db: Queries, orderId: number): Promise<void> {
  await db.query(
    `update orders set cart_reminded_at = carts.reminded_at from carts
      where orders.id = $1 and orders.cart_reminded_at is null and carts.id = orders.cart_id
        and carts.reminded_at <= orders.paid_at and carts.reminded_at > orders.paid_at - ${remembered}
        and not exists (select 1 from orders other where other.cart_id = carts.id and other.id <> orders.id
                           and other.cart_reminded_at = carts.reminded_at)`,
    [orderId],
  );
}
