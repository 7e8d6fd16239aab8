import type { CreditNote, Credited } from "@/src/domain/books/credit-note";
import type { Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";
import { nextDocument } from "./next-document";

interface NoteRow {
  readonly number: string;
  readonly issued_at: Date;
  readonly currency: Currency;
  readonly amount: number;
  readonly to_charge: number;
  readonly to_cards: number;
  readonly goods: number;
  readonly duties: number;
  readonly vouchers: number;
  readonly donated: number;
  readonly vat_amount: number;
  readonly vat_percent: number;
  readonly vat_country: string;
}

const readNote = (row: NoteRow): CreditNote => ({
  number: row.number,
  issuedAt: row.issued_at,
  currency: row.currency,
  percent: row.vat_percent,
  country: row.vat_country,
  amount: minor(row.amount),
  toCharge: minor(row.to_charge),
  toCards: minor(row.to_cards),
  goods: minor(row.goods),
  duties: minor(row.duties),
  vouchers: minor(row.vouchers),
  donated: minor(row.donated),
  vat: minor(row.vat_amount),
});

/** The credit notes of an order, oldest first. */
export async function creditNotesOf(db: Queries, orderId: number): Promise<readonly CreditNote[]> {
  const { rows } = await db.query<NoteRow>(
    `select number, issued_at, currency, amount::float8 as amount, to_charge::float8 as to_charge,
            to_cards::float8 as to_cards, goods::float8 as goods, coalesce(duties, 0)::float8 as duties,
            vouchers::float8 as vouchers, donated::float8 as donated, vat_amount::float8 as vat_amount, vat_percent::float8 as vat_percent,
            vat_country
       from credit_notes where order_id = $1 order by id`,
    [orderId],
  );
  return rows.map(readNote);
}

/** A new credit note. */
export interface NewCreditNote extends Credited {
  readonly orderId: number;
  readonly currency: Currency;
  readonly percent: number;
  readonly country: string;
}

/** Saves a credit note with the next number of the year's series. @returns the number */
export async function insertCreditNote(db: Queries, note: NewCreditNote, now: Date): Promise<string> {
  const number = await nextDocument(db, "credit-note", "A", now);
  await db.query(
    `insert into credit_notes (number, order_id, issued_at, currency, amount, to_charge, to_cards, goods, duties,
                               vouchers, donated, vat_amount, vat_percent, vat_country, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $3, $3)`,
    [
      number,
      note.orderId,
      now,
      note.currency,
      note.amount,
      note.toCharge,
      note.toCards,
      note.goods,
      note.duties,
      note.vouchers,
      note.donated,
      note.vat,
      note.percent,
      note.country,
    ],
  );
  return number;
}

/** Numbers of the credit notes of some orders, by order, oldest first. */
export async function creditNumbersOf(
  db: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.query<{ order_id: number; numbers: string[] }>(
    "select order_id, array_agg(number order by id) as numbers from credit_notes where order_id = any($1) group by order_id",
    [orderIds],
  );
  return new Map(rows.map(({ order_id: id, numbers }) => [id, numbers]));
}
