import type { Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";
import { inMonth } from "./journal-rows";

/**
 * Why payments and orders do not match. `no-payment`: a receipt without a payment. `second`: a further payment of a paid
 * order, until it is refunded. `amount`: a payment of another amount or currency. `held`: a payment whose order has no
 * receipt yet. `disputed`: a payment the bank disputes. `unknown`: the provider reported a payment without an order.
 */
export const mismatches = ["no-payment", "second", "amount", "held", "disputed", "unknown"] as const;
export type BooksMismatch = (typeof mismatches)[number];

/** A mismatch of a month to be checked by staff. */
export interface Unmatched {
  readonly kind: BooksMismatch;
  readonly at: Date;
  /** null if there is no order */
  readonly orderId: number | null;
  /** the order's number, or the provider's id of the payment */
  readonly name: string;
  readonly currency: Currency | null;
  readonly expected: Minor | null;
  readonly paid: Minor | null;
}

/** Most rows of one kind on a page: more indicate a systematic error. */
const MAX_ROWS = 50;

const orderColumns = `orders.id as "orderId", orders.number as name, orders.charge_currency as currency`;

/** Each payment is read once: a month of a large shop has many thousands, and nearly all match. */
const questions = [
  `select 'no-payment' as kind, orders.paid_at as at, ${orderColumns},
          (orders.total - orders.covered)::float8 as expected, null as paid
     from orders
    where ${inMonth("orders.paid_at")} and orders.total > orders.covered
      and not exists (select from payments where payments.order_id = orders.id and payments.kind = 'payment')
    order by orders.paid_at, orders.id limit ${MAX_ROWS}`,
  `select kind, at, "orderId", name, currency, expected, paid
     from (select *, row_number() over (partition by kind order by at, id) as place
             from (select case when payment.kind = 'dispute' then 'disputed'
                               when payment.provider_id <> orders.payment_intent then 'second'
                               when orders.receipt_number is null then 'held' else 'amount' end as kind,
                          payment.id, payment.created_at as at, ${orderColumns}, payment.amount::float8 as paid,
                          case when payment.kind = 'payment' then (orders.total - orders.covered)::float8 end as expected
                     from payments payment join orders on orders.id = payment.order_id
                    where ${inMonth("payment.created_at")}
                      and (payment.kind = 'dispute' and payment.status = 'open'
                           or payment.kind = 'payment'
                              and (orders.receipt_number is null or payment.amount <> orders.total - orders.covered
                                   or payment.currency <> orders.charge_currency
                                   or payment.provider_id <> orders.payment_intent
                                      and not exists (select from payments back
                                                       where back.provider_id = payment.provider_id || ':refunds'
                                                         and back.amount >= payment.amount)))) odd) placed
    where place <= ${MAX_ROWS} order by at, id`,
  `select 'unknown' as kind, created_at as at, null as "orderId", object_id as name, null as currency, null as expected,
          null as paid
     from webhook_events
    where ${inMonth("created_at")} and outcome = 'unknown-order' order by created_at, id limit ${MAX_ROWS}`,
];

type Row = Omit<Unmatched, "expected" | "paid"> & {
  readonly expected: number | null;
  readonly paid: number | null;
};

const amountOf = (value: number | null) => (value === null ? null : minor(value));

/** Payments and orders of a month that do not match, some of each kind. */
export async function unmatchedOf(db: Queries, month: string): Promise<readonly Unmatched[]> {
  const answers = await Promise.all(questions.map((question) => db.query<Row>(question, [month])));
  const found = answers.flatMap(({ rows }) =>
    rows.map((row): Unmatched => ({ ...row, expected: amountOf(row.expected), paid: amountOf(row.paid) })),
  );
  return found.toSorted((one, other) => mismatches.indexOf(one.kind) - mismatches.indexOf(other.kind));
}
