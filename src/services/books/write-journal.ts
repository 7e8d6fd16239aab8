import {
  linesOfCard,
  linesOfCredit,
  linesOfDispute,
  linesOfReceipt,
  type JournalLine,
} from "@/src/domain/books/journal";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { minor, type Minor } from "@/src/domain/money/minor";
import { csvCell } from "@/src/domain/staff/csv-cell";
import type { Shop } from "@/src/services/shop";

type Books = Shop["store"]["books"];
type Place = Parameters<Books["receiptsOf"]>[1];

interface Part<Entry> {
  readonly entries: readonly Entry[];
  readonly next: Place;
}

async function* entriesOf<Entry>(
  read: (after: Place) => Promise<Part<Entry>>,
): AsyncGenerator<readonly Entry[]> {
  let after: Place = null;
  do {
    const part: Part<Entry> = await read(after);
    yield part.entries;
    after = part.next;
  } while (after !== null);
}

/**
 * Lines of a month's journal: receipts, credit notes, lost disputes, then gift card movements without an order, each
 * sorted in itself. Read in batches, so memory use does not depend on the month. @param month as 2026-11, in the shop's
 * time zone
 */
export async function* readJournal(
  { store: { books } }: { readonly store: Pick<Shop["store"], "books"> },
  month: string,
): AsyncGenerator<readonly JournalLine[]> {
  for await (const entries of entriesOf((after) => books.receiptsOf(month, after)))
    yield entries.flatMap(linesOfReceipt);
  for await (const entries of entriesOf((after) => books.creditsOf(month, after)))
    yield entries.flatMap(linesOfCredit);
  for await (const entries of entriesOf((after) => books.disputesOf(month, after)))
    yield entries.flatMap(linesOfDispute);
  for await (const entries of entriesOf((after) => books.cardEntriesOf(month, after)))
    yield entries.flatMap(linesOfCard);
}

const columns = [
  "date",
  "document",
  "order",
  "operation",
  "account",
  "country",
  "rate",
  "currency",
  "gross",
  "net",
  "vat",
  "reference",
] as const;

/** A number, not text: a leading minus does not make it a formula. */
export const decimal = (amount: Minor): string => (amount / 100).toFixed(2);

const cellsOf = (line: JournalLine): Readonly<Record<(typeof columns)[number], string>> => ({
  date: parisDay(line.at),
  document: csvCell(line.document),
  order: csvCell(line.order),
  operation: line.operation,
  account: line.account,
  country: csvCell(line.country),
  rate: line.percent.toFixed(1),
  currency: csvCell(line.currency),
  gross: decimal(line.gross),
  net: decimal(minor(line.gross - line.vat)),
  vat: decimal(line.vat),
  reference: csvCell(line.reference),
});

/**
 * A month's journal as a file that a spreadsheet opens: UTF-8 with a byte order mark, a header line, one line for each
 * entry.
 */
export async function* writeJournal(shop: Pick<Shop, "store">, month: string): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(",")}\r\n`;
  for await (const lines of readJournal(shop, month)) {
    const rows = lines.map(cellsOf).map((cells) => `${columns.map((name) => cells[name]).join(",")}\r\n`);
    if (rows.length > 0) yield rows.join("");
  }
}
