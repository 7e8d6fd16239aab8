import type { LeftCart, LeftCartPlace, RecoveredMonth, RecoveredOrder } from "@/src/domain/cart/left-cart";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";
import { inEuro, netOfOrder, unpaidStates } from "./promo-figures";

interface LeftCartsQuery {
  /** last changed after this */
  readonly since: Date;
  /** and before that */
  readonly idle: Date;
  readonly after: LeftCartPlace | null;
  readonly most: number;
  /** include owners who have consented to mails */
  readonly withAddress: boolean;
}

/** Abandoned carts with lines, newest first. */
export async function listLeftCarts(
  db: Queries,
  { since, idle, after, most, withAddress }: LeftCartsQuery,
): Promise<readonly LeftCart[]> {
  const { rows } = await db.query<LeftCart>(
    `select cart.id, cart.updated_at as at, customer.locale, cart.reminded_at as "remindedAt",
            case when $6::boolean and customer.cart_mail_at is not null then customer.email end as email,
            case when $6::boolean and customer.cart_mail_at is not null then customer.id end as "customerId",
            content.lines, content.worth::float8 as worth,
            exists (select 1 from orders where orders.cart_id = cart.id and orders.cart_reminded_at is not null) as "isBack"
       from carts cart
       left join customers customer on customer.id = cart.customer_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('sku', split_part(line.sku, '~', 1), 'quantity', line.quantity) order by line.id) as lines,
               sum(line.quantity * line.price_seen) as worth
          from cart_lines line where line.cart_id = cart.id) content
      where cart.updated_at >= $1::timestamptz and cart.updated_at < $2::timestamptz and content.lines is not null
        and ($3::timestamptz is null or (cart.updated_at, cart.id) < ($3::timestamptz, $4::int))
      order by cart.updated_at desc, cart.id desc limit $5`,
    [since, idle, after?.at ?? null, after?.id ?? null, most, withAddress],
  );
  return rows.map((row) => ({ ...row, worth: minor(row.worth) }));
}

const recovered = `orders.cart_reminded_at is not null and orders.state not in ${unpaidStates} and orders.paid_at >= $1::timestamptz`;

/** Orders recovered by reminders, by month, newest first. */
export async function recoveredByMonth(db: Queries, since: Date): Promise<readonly RecoveredMonth[]> {
  const { rows } = await db.query<RecoveredMonth>(
    `select to_char(orders.paid_at at time zone 'Europe/Paris', 'YYYY-MM') as month, count(*)::int as orders,
            sum(${inEuro(netOfOrder)})::float8 as revenue
       from orders where ${recovered} group by 1 order by 1 desc`,
    [since],
  );
  return rows.map((row) => ({ ...row, revenue: minor(row.revenue) }));
}

/** The recovered orders, newest first. */
export async function listRecovered(
  db: Queries,
  since: Date,
  most: number,
): Promise<readonly RecoveredOrder[]> {
  const { rows } = await db.query<RecoveredOrder>(
    `select orders.id, orders.number, orders.paid_at as "paidAt", (${inEuro(netOfOrder)})::float8 as revenue
       from orders where ${recovered} order by orders.paid_at desc, orders.id desc limit $2`,
    [since, most],
  );
  return rows.map((row) => ({ ...row, revenue: minor(row.revenue) }));
}
