import { shopTimeZone } from "@/src/domain/calendar/month";
import type { UnionSale } from "@/src/domain/books/union-sale";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

/** Condition for times of a quarter, in the shop's time zone. The first parameter of a query is its first month. */
const inQuarter = (column: string): string =>
  `${column} >= (($1 || '-01')::timestamp at time zone '${shopTimeZone}')
   and ${column} < ((($1 || '-01')::timestamp + interval '3 months') at time zone '${shopTimeZone}')`;

const quarterOf = (column: string): string =>
  `to_char(${column} at time zone '${shopTimeZone}', 'YYYY-"Q"Q')`;

/**
 * Taxed goods of a quarter by country and rate: receipts, less credit notes, each credit note under the quarter of its sale.
 * @param month first of the quarter, as 2026-07
 */
export async function taxedGoodsOf(db: Queries, month: string): Promise<readonly UnionSale[]> {
  const { rows } = await db.query<Omit<UnionSale, "gross" | "vat"> & { gross: number; vat: number }>(
    `select period, country, percent, currency, sum(gross)::float8 as gross, sum(vat)::float8 as vat
       from (
         select ${quarterOf("paid_at")} as period, vat_country as country, vat_percent::float8 as percent,
                charge_currency::text as currency,
                total - coalesce(duties_total, 0) - coalesce(voucher_total, 0) - coalesce(donated_total, 0) as gross,
                coalesce(vat_amount, 0) as vat
           from orders where vat_percent > 0 and ${inQuarter("paid_at")}
          union all
         select ${quarterOf("orders.paid_at")}, note.vat_country, note.vat_percent::float8, note.currency::text,
                -note.goods, -note.vat_amount
           from credit_notes note join orders on orders.id = note.order_id
          where note.vat_percent > 0 and ${inQuarter("note.issued_at")}
       ) moved
      group by 1, 2, 3, 4 having sum(gross) <> 0 order by 1 desc, 2, 3, 4`,
    [month],
  );
  return rows.map((row) => ({ ...row, gross: minor(row.gross), vat: minor(row.vat) }));
}
