import { parisDay } from "@/src/domain/calendar/paris-day";
import type { ApiJournal } from "@/src/domain/contracts/api/reports";
import { readJournal } from "@/src/services/books/write-journal";
import type { Shop } from "@/src/services/shop";
import { apiMoneyOf } from "./money";

/** The journal of a month as data. @param month as 2026-11, in the shop's time zone */
export async function readMonth(shop: Pick<Shop, "store">, month: string): Promise<ApiJournal> {
  const lines: ApiJournal["lines"] = [];
  for await (const part of readJournal(shop, month)) {
    for (const line of part) {
      const gross = apiMoneyOf(line.gross, line.currency);
      const vat = apiMoneyOf(line.vat, line.currency);
      lines.push({
        date: parisDay(line.at),
        document: line.document,
        order: line.order,
        operation: line.operation,
        account: line.account,
        country: line.country,
        vatPercent: line.percent,
        gross,
        // Rounded amounts add up as well.
        net: { ...gross, amount: gross.amount - vat.amount },
        vat,
        reference: line.reference,
      });
    }
  }
  return { month, lines };
}
