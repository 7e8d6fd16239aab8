import { cardMonth, moneyRows, rateRows } from "@/src/domain/books/month-sums";
import { monthOf, monthsAfter } from "@/src/domain/calendar/month";
import type { Shop } from "@/src/services/shop";

/** The months that have entries, newest first. */
export async function listMonths({
  store,
  clock,
}: Pick<Shop, "store" | "clock">): Promise<readonly string[]> {
  const now = monthOf(clock());
  const first = await store.books.firstReceiptAt();
  const months = [now];
  const oldest = first ? monthOf(first) : now;
  for (let month = now; month > oldest;) {
    month = monthsAfter(month, -1);
    months.push(month);
  }
  return months;
}

/** The books of a month. @param month as 2026-11, in the shop's time zone */
export async function loadMonth({ store: { books } }: Pick<Shop, "store">, month: string) {
  const [sales, credits, disputes, cards, unmatched] = await Promise.all([
    books.salesOf(month),
    books.creditSumsOf(month),
    books.disputeSumsOf(month),
    books.cardSumsOf(month),
    books.unmatchedOf(month),
  ]);
  return {
    rates: rateRows(sales, credits),
    money: moneyRows(sales, credits, disputes),
    cards: cardMonth(sales, credits, cards),
    unmatched,
  };
}

export type BooksMonth = Awaited<ReturnType<typeof loadMonth>>;
