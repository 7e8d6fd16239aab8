import type { Stock, StockList } from "@/src/domain/stock/stock";
import type { Queries } from "@/src/store/queries";

/** What is counted of a list, by the number of the document. */
export type CountsOf = (list: StockList, document: number) => Stock | undefined;

interface Row {
  readonly id: number;
  readonly list: StockList;
  readonly document: number;
  readonly isSoldOut: boolean;
}

/** Whether there is something left of everything that is counted. */
export async function readCounts(db: Queries): Promise<CountsOf> {
  const { rows } = await db.query<Row>(
    `select id, list, document::int as document, available <= 0 as "isSoldOut" from stock_items where is_counted`,
  );
  const counts = new Map(
    rows.map(({ id, list, document, isSoldOut }) => [`${list} ${document}`, { item: id, isSoldOut }]),
  );
  return (list, document) => counts.get(`${list} ${document}`);
}
