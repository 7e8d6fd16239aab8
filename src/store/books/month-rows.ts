import type { CardSum, CreditSum, SaleSum } from "@/src/domain/books/month-sums";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";
import { inMonth } from "./journal-rows";

type Read<Sum> = {
  readonly [Name in keyof Sum]: Sum[Name] extends number ? number : Sum[Name];
};

/** Sales of a month, by currency, country and rate. */
export async function salesOf(db: Queries, month: string): Promise<readonly SaleSum[]> {
  const { rows } = await db.query<Read<SaleSum>>(
    `select charge_currency as currency, coalesce(vat_country, '') as country, vat_percent::float8 as percent,
            count(*)::int as documents,
            sum(total - coalesce(duties_total, 0) - coalesce(voucher_total, 0) - coalesce(donated_total, 0))::float8 as goods,
            sum(coalesce(duties_total, 0))::float8 as duties,
            sum(coalesce(voucher_total, 0))::float8 as vouchers, sum(coalesce(donated_total, 0))::float8 as donated,
            sum(coalesce(vat_amount, 0))::float8 as vat, sum(covered)::float8 as covered
       from orders where ${inMonth("paid_at")}
      group by 1, 2, 3 order by 1, 2, 3`,
    [month],
  );
  return rows.map((row) => ({
    ...row,
    goods: minor(row.goods),
    duties: minor(row.duties),
    vouchers: minor(row.vouchers),
    donated: minor(row.donated),
    vat: minor(row.vat),
    covered: minor(row.covered),
  }));
}

/** Refunds of a month, by currency, country and rate. */
export async function creditSumsOf(db: Queries, month: string): Promise<readonly CreditSum[]> {
  const { rows } = await db.query<Read<CreditSum>>(
    `select currency, vat_country as country, vat_percent::float8 as percent, count(*)::int as documents,
            sum(goods)::float8 as goods, sum(coalesce(duties, 0))::float8 as duties, sum(vouchers)::float8 as vouchers, sum(donated)::float8 as donated,
            sum(vat_amount)::float8 as vat, sum(to_cards)::float8 as "toCards", sum(amount - to_cards)::float8 as "toBuyers"
       from credit_notes where ${inMonth("issued_at")}
      group by 1, 2, 3 order by 1, 2, 3`,
    [month],
  );
  return rows.map((row) => ({
    ...row,
    goods: minor(row.goods),
    duties: minor(row.duties),
    vouchers: minor(row.vouchers),
    donated: minor(row.donated),
    vat: minor(row.vat),
    toCards: minor(row.toCards),
    toBuyers: minor(row.toBuyers),
  }));
}

/** Gift card movements of a month without an order, by the shop's contra account. */
export async function cardSumsOf(db: Queries, month: string): Promise<readonly CardSum[]> {
  const { rows } = await db.query<Read<CardSum>>(
    `select account, sum(amount)::float8 as amount from gift_card_entries
      where (account in ('lapsed', 'missing') or (account = 'sold' and order_id is null)) and ${inMonth("created_at")}
      group by account`,
    [month],
  );
  return rows.map(({ account, amount }) => ({ account, amount: minor(amount) }));
}

/** Time of the first receipt; null if there is none. */
export async function firstReceiptAt(db: Queries): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date }>(
    "select paid_at as at from orders where paid_at is not null order by paid_at, id limit 1",
  );
  return rows[0]?.at ?? null;
}
