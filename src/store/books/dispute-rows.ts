import type { DisputeEntry } from "@/src/domain/books/journal";
import type { DisputeSum } from "@/src/domain/books/month-sums";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";
import { inMonth, occasionOf, readPart, type JournalPart, type JournalPlace, type Row } from "./journal-rows";

/**
 * Lost disputes. An order without a receipt is not in the books yet: its loss is dated by the receipt. Two ranges, each
 * with an index, because the later of two times has no index.
 */
const lost = `
  select payment.id, greatest(payment.created_at, orders.paid_at) as at, payment.amount, payment.currency,
         payment.provider_id, orders.number, orders.receipt_number
    from payments payment join orders on orders.id = payment.order_id
   where payment.kind = 'dispute' and payment.status = 'lost' and orders.receipt_number is not null`;
const ofMonth = `
  (${lost} and ${inMonth("payment.created_at")} and payment.created_at >= orders.paid_at
   union all
   ${lost} and ${inMonth("orders.paid_at")} and payment.created_at < orders.paid_at) dispute`;

interface DisputeRow extends Row {
  readonly amount: number;
}

/** Lost disputes of a month, in order. */
export const disputesOf = (
  db: Queries,
  month: string,
  after: JournalPlace | null,
): Promise<JournalPart<DisputeEntry>> =>
  readPart<DisputeRow, DisputeEntry>(
    db,
    `select id, at, number, receipt_number as document, currency, '' as country, 0::float8 as percent,
            provider_id as reference, amount::float8 as amount
       from ${ofMonth} where (at, id) > ($2, $3) order by at, id`,
    [month, after],
    (row) => ({ ...occasionOf(row), amount: minor(row.amount) }),
  );

/** Sums of lost disputes of a month, by currency. */
export async function disputeSumsOf(db: Queries, month: string): Promise<readonly DisputeSum[]> {
  const { rows } = await db.query<{ currency: DisputeSum["currency"]; amount: number }>(
    `select currency, sum(amount)::float8 as amount from ${ofMonth} group by currency order by currency`,
    [month],
  );
  return rows.map(({ currency, amount }) => ({ currency, amount: minor(amount) }));
}
