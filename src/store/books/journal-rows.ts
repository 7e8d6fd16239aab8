import type { CardEntry, CreditEntry, ReceiptEntry } from "@/src/domain/books/journal";
import { shopTimeZone } from "@/src/domain/calendar/month";
import type { Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

/** Rows read at a time, which limits the memory used. */
export const JOURNAL_BATCH = 1000;

/** Cursor: the next rows of a month begin after this one. */
export interface JournalPlace {
  readonly at: Date;
  readonly id: number;
}

/** A batch of rows of a month, in order, and the next cursor; null after the last. */
export interface JournalPart<Entry> {
  readonly entries: readonly Entry[];
  readonly next: JournalPlace | null;
}

/** Condition for times of a month, in the shop's time zone. @param month as 2026-11, the first parameter of a query */
export const inMonth = (column: string): string =>
  `${column} >= (($1 || '-01')::timestamp at time zone '${shopTimeZone}')
   and ${column} < ((($1 || '-01')::timestamp + interval '1 month') at time zone '${shopTimeZone}')`;

export interface Row {
  readonly id: number;
  readonly at: Date;
  readonly number: string | null;
  readonly document: string;
  readonly currency: Currency;
  readonly country: string;
  readonly percent: number;
  readonly reference: string | null;
}

export const occasionOf = (row: Row) => ({
  at: row.at,
  document: row.document,
  order: row.number ?? "",
  currency: row.currency,
  country: row.country,
  percent: row.percent,
  reference: row.reference ?? "",
});

export async function readPart<Read extends Row, Entry>(
  db: Queries,
  text: string,
  [month, after]: readonly [string, JournalPlace | null],
  entryOf: (row: Read) => Entry,
): Promise<JournalPart<Entry>> {
  const values = [month, after?.at ?? new Date(0), after?.id ?? 0];
  const { rows } = await db.query<Read>(`${text} limit ${JOURNAL_BATCH}`, values);
  const last = rows.length === JOURNAL_BATCH ? rows.at(-1) : undefined;
  return { entries: rows.map(entryOf), next: last ? { at: last.at, id: last.id } : null };
}

interface ReceiptRow extends Row {
  readonly total: number;
  readonly duties: number;
  readonly vouchers: number;
  readonly donated: number;
  readonly vat: number;
  readonly covered: number;
}

/** Receipts of a month, by number. */
export const receiptsOf = (
  db: Queries,
  month: string,
  after: JournalPlace | null,
): Promise<JournalPart<ReceiptEntry>> =>
  readPart<ReceiptRow, ReceiptEntry>(
    db,
    `select id, paid_at as at, number, receipt_number as document, charge_currency as currency,
            coalesce(vat_country, '') as country, vat_percent::float8 as percent, payment_intent as reference,
            total::float8 as total, coalesce(duties_total, 0)::float8 as duties,
            coalesce(voucher_total, 0)::float8 as vouchers,
            coalesce(donated_total, 0)::float8 as donated, coalesce(vat_amount, 0)::float8 as vat,
            covered::float8 as covered
       from orders where ${inMonth("paid_at")} and (paid_at, id) > ($2, $3) order by paid_at, id`,
    [month, after],
    (row) => ({
      ...occasionOf(row),
      vat: {
        goods: minor(row.total - row.duties - row.vouchers - row.donated),
        duties: minor(row.duties),
        vouchers: minor(row.vouchers),
        donated: minor(row.donated),
        amount: minor(row.vat),
      },
      covered: minor(row.covered),
    }),
  );

interface CreditRow extends Row {
  readonly amount: number;
  readonly to_charge: number;
  readonly to_cards: number;
  readonly goods: number;
  readonly duties: number;
  readonly vouchers: number;
  readonly donated: number;
  readonly vat: number;
}

/** Credit notes of a month, by number. */
export const creditsOf = (
  db: Queries,
  month: string,
  after: JournalPlace | null,
): Promise<JournalPart<CreditEntry>> =>
  readPart<CreditRow, CreditEntry>(
    db,
    `select note.id, note.issued_at as at, orders.number, note.number as document, note.currency,
            note.vat_country as country, note.vat_percent::float8 as percent, orders.payment_intent as reference,
            note.amount::float8 as amount, note.to_charge::float8 as to_charge, note.to_cards::float8 as to_cards,
            note.goods::float8 as goods, coalesce(note.duties, 0)::float8 as duties, note.vouchers::float8 as vouchers,
            note.donated::float8 as donated, note.vat_amount::float8 as vat
       from credit_notes note join orders on orders.id = note.order_id
      where ${inMonth("note.issued_at")} and (note.issued_at, note.id) > ($2, $3) order by note.issued_at, note.id`,
    [month, after],
    (row) => ({
      ...occasionOf(row),
      credited: {
        amount: minor(row.amount),
        toCharge: minor(row.to_charge),
        toCards: minor(row.to_cards),
        goods: minor(row.goods),
        duties: minor(row.duties),
        vouchers: minor(row.vouchers),
        donated: minor(row.donated),
        vat: minor(row.vat),
      },
    }),
  );

interface CardRow extends Row {
  readonly account: CardEntry["account"];
  readonly amount: number;
}

/** Gift card movements of a month without an order: expired, issued by staff, refunded although spent. */
export const cardEntriesOf = (
  db: Queries,
  month: string,
  after: JournalPlace | null,
): Promise<JournalPart<CardEntry>> =>
  readPart<CardRow, CardEntry>(
    db,
    `select entry.id, entry.created_at as at, orders.number, '' as document, 'EUR' as currency, '' as country,
            0::float8 as percent, '…' || card.ending as reference, entry.account, entry.amount::float8 as amount
       from gift_card_entries entry join gift_cards card on card.id = entry.card_id
       left join orders on orders.id = entry.order_id
      where (entry.account in ('lapsed', 'missing') or (entry.account = 'sold' and entry.order_id is null))
        and ${inMonth("entry.created_at")} and (entry.created_at, entry.id) > ($2, $3)
      order by entry.created_at, entry.id`,
    [month, after],
    (row) => ({ ...occasionOf(row), account: row.account, amount: minor(row.amount) }),
  );
