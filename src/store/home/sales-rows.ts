import type { BestSold, LeftCarts, Sales, SoldOften, TodaySales } from "@/src/domain/home/waiting";
import type { Queries } from "@/src/store/queries";

const unpaid = "('pending', 'processing', 'expired', 'failed')";
const kept = "total - coalesce(covered, 0) - refunded_amount";

/**
 * Orders paid today, in Paris, until now, and until the same time yesterday and a week ago, to compare equal parts of a
 * day. Counted like the days of the figures (src/store/figures).
 */
export async function readTodaySales(db: Queries, now: Date): Promise<TodaySales> {
  const { rows } = await db.query<Sales>(
    `select euros.count + others.count as count, euros.revenue + others.revenue as revenue
       from (select days, ((($1::timestamptz at time zone 'Europe/Paris')::date - days)::timestamp at time zone 'Europe/Paris') as since,
                    (($1::timestamptz at time zone 'Europe/Paris') - days * interval '1 day') at time zone 'Europe/Paris' as until
               from (values (0), (1), (7)) back(days)) stretch
      cross join lateral (
        select count(*)::int as count, coalesce(sum(${kept}), 0)::float8 as revenue from orders
         where paid_at >= since and paid_at <= until and charge_currency = 'EUR' and state not in ${unpaid}) euros
      cross join lateral (
        select count(*)::int as count,
               coalesce(sum(round((${kept}) * 100 / coalesce((rates->>(charge_currency::text))::numeric, 100))), 0)::float8 as revenue
          from orders
         where paid_at >= since and paid_at <= until and charge_currency <> 'EUR' and state not in ${unpaid}) others
      order by stretch.days`,
    [now],
  );
  const [today, yesterday, lastWeek] = rows;
  if (!today || !yesterday || !lastWeek)
    throw new Error("PostgreSQL answered too few rows to a question with three.");
  return { today, yesterday, lastWeek };
}

/** Number of best sellers shown. */
const best = 5;

/**
 * Best sellers since a time: ready-made watches, and dials and straps of bespoke ones. Refunded orders count as demand.
 */
export async function readBestSold(db: Queries, since: Date): Promise<BestSold> {
  const { rows } = await db.query<SoldOften & { readonly what: keyof BestSold }>(
    `with sold as (
       select line.kind, split_part(line.sku, '~', 1) as sku, line.quantity, line.selection
         from orders join orders_lines line on line._parent_id = orders.id
        where orders.paid_at >= $1::timestamptz and orders.state not in ${unpaid} and line.kind in ('watch', 'bespoke')),
     counted as (
       select 'watches' as what, sku as key, sum(quantity)::int as count from sold where kind = 'watch' group by sku
       union all
       select 'dials', selection ->> 'dial', sum(quantity)::int from sold where kind = 'bespoke' group by 2
       union all
       select 'straps', concat(selection ->> 'strapStyle', '-', selection ->> 'strapColor'), sum(quantity)::int
         from sold where kind = 'bespoke' group by 2),
     ranked as (select *, row_number() over (partition by what order by count desc, key) as place from counted)
     select what, key, count from ranked where place <= ${best} and key is not null order by what, place`,
    [since],
  );
  const of = (wanted: keyof BestSold) =>
    rows.filter(({ what }) => what === wanted).map(({ key, count }) => ({ key, count }));
  return { watches: of("watches"), dials: of("dials"), straps: of("straps") };
}

/**
 * Abandoned carts with lines, last changed since a time. A paid cart is empty. Owners are not read.
 * @param idle last changed before this
 */
export async function readLeftCarts(
  db: Queries,
  { since, idle }: { readonly since: Date; readonly idle: Date },
  most: number,
): Promise<LeftCarts> {
  const { rows } = await db.query<{
    count: number;
    value: number;
    newest: readonly { at: string; pieces: number; value: number; skus: readonly string[] }[];
  }>(
    `with left_carts as (
       select cart.updated_at as at, sum(line.quantity)::int as pieces, sum(line.quantity * line.price_seen)::float8 as value,
              array_agg(distinct split_part(line.sku, '~', 1)) as skus
         from carts cart join cart_lines line on line.cart_id = cart.id
        where cart.updated_at >= $1::timestamptz and cart.updated_at < $2::timestamptz
        group by cart.id, cart.updated_at)
     select count(*)::int as count, coalesce(sum(value), 0)::float8 as value,
            (select coalesce(jsonb_agg(newest order by newest.at desc), '[]')
               from (select * from left_carts order by at desc limit $3) newest) as newest
       from left_carts`,
    [since, idle, most],
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL answered no row to a question that has one.");
  return { ...row, newest: row.newest.map((cart) => ({ ...cart, at: new Date(cart.at) })) };
}
