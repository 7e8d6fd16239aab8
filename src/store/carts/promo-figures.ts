import type { PromoFigures } from "@/src/domain/cart/promo-figures";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

/** States in which an order is not paid. */
export const unpaidStates = "('pending', 'processing', 'expired', 'failed')";
const paidWith = `orders.promo_code = $1 and orders.paid_at is not null and orders.state not in ${unpaidStates}`;

/** Amount in euro, at the rates of the order's day. @param amount in hundredths of the charged currency, in SQL */
export const inEuro = (amount: string) =>
  `case when charge_currency = 'EUR' then ${amount}
        else round((${amount}) * 100 / coalesce((rates->>(charge_currency::text))::numeric, 100)) end`;

/** Net amount of an order, less gift cards and refunds. */
export const netOfOrder = "orders.total - coalesce(orders.covered, 0) - orders.refunded_amount";

/**
 * Number and total of paid orders with a promo code, and the last one's time. Euro orders are summed by an index-only
 * scan.
 */
export async function promoFigures(db: Queries, code: string): Promise<PromoFigures> {
  const { rows } = await db.query<{ orders: number; revenue: number; lastUse: Date | null }>(
    `select euros.count + others.count as orders, euros.revenue + others.revenue as revenue,
            greatest(euros.last, others.last) as "lastUse"
       from (select count(*)::int as count, coalesce(sum(${netOfOrder}), 0)::float8 as revenue, max(paid_at) as last
               from orders where ${paidWith} and charge_currency = 'EUR') euros,
            (select count(*)::int as count, coalesce(sum(${inEuro(netOfOrder)}), 0)::float8 as revenue, max(paid_at) as last
               from orders where ${paidWith} and charge_currency <> 'EUR') others`,
    [code],
  );
  const [row] = rows;
  return { orders: row?.orders ?? 0, revenue: minor(row?.revenue ?? 0), lastUse: row?.lastUse ?? null };
}

/** Total reduction by a promo code, in euro: full price less charged price, without the articles' own reductions. */
export async function promoReduction(db: Queries, code: string): Promise<Minor> {
  const own = `case when line.discount > coalesce(orders.promo_percent, 0)
                    then round(line.full_unit * line.discount / 100) * line.quantity else 0 end`;
  const { rows } = await db.query<{ reduction: number }>(
    `select coalesce(sum(${inEuro(`greatest(line.full_unit * line.quantity - line.total - ${own}, 0)`)}), 0)::float8 as reduction
       from orders join orders_lines line on line._parent_id = orders.id
      where ${paidWith}`,
    [code],
  );
  return minor(rows[0]?.reduction ?? 0);
}
