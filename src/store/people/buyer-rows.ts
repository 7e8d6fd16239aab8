import { buyersOnPage, type Buyer } from "@/src/domain/people/person";
import type { Queries } from "@/src/store/queries";

/**
 * All buyers, latest purchase first: orders are read from the newest, and each counts for its buyer unless they have a
 * newer one, which the buyer index tells.
 * @param after last row of the previous page; null for the first page
 * @returns up to one more than a page shows
 */
export async function listBuyers(db: Queries, after: number | null): Promise<readonly Buyer[]> {
  const { rows } = await db.query<Buyer>(
    `with newest as materialized (
       select id, lower(contact_email) as email, contact_name as name, paid_at from orders
        where paid_at is not null and contact_email is not null and ($1::int is null or id < $1)
          and not exists (select from orders newer
                           where lower(newer.contact_email) = lower(orders.contact_email) and newer.paid_at is not null
                             and newer.id > orders.id)
        order by id desc limit ${buyersOnPage + 1})
     select newest.email, newest.name, newest.id as place, newest.paid_at as "lastAt", bought.orders, bought.spend,
            exists (select from customers where customers.email = newest.email) as "hasAccount"
       from newest cross join lateral (
         select count(*)::int as orders,
                sum(round((total - refunded_amount - refunded_to_cards) * 100
                  / case when charge_currency = 'EUR' then 100 else coalesce((rates->>(charge_currency::text))::numeric, 100) end))::float8 as spend
           from orders where lower(contact_email) = newest.email and paid_at is not null) bought
      order by newest.id desc`,
    [after],
  );
  return rows;
}
