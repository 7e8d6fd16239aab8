import { netOf, oneStopSales } from "@/src/domain/books/union-sale";
import { firstMonthOf } from "@/src/domain/calendar/quarter";
import type { Shop } from "@/src/services/shop";
import { decimal } from "./write-journal";

const head = "quarter,period,kind,country,rate,currency,net,vat";

/**
 * A quarter's sales for the one-stop shop as a file that a spreadsheet opens: one line for each country, rate and currency.
 * Refunds of an earlier quarter's sales are corrections of that quarter. @param quarter as 2026-Q3
 */
export async function* writeOss({ store }: Pick<Shop, "store">, quarter: string): AsyncGenerator<string> {
  const { vat } = await store.loadSettings();
  const sales = await store.books.taxedGoodsOf(firstMonthOf(quarter));
  yield `\uFEFF${head}\r\n`;
  for (const sale of oneStopSales(sales, vat.country)) {
    const { period, country, percent, currency } = sale;
    const kind = period === quarter ? "sale" : "correction";
    const cells = [
      quarter,
      period,
      kind,
      country,
      percent.toFixed(1),
      currency,
      decimal(netOf(sale)),
      decimal(sale.vat),
    ];
    yield `${cells.join(",")}\r\n`;
  }
}
