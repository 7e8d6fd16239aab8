import type { Stock, StockList } from "@/src/domain/stock/stock";
import type { Queries } from "@/src/store/queries";

/** Stock of a list's documents, by document id. */
export type CountsOf = (list: StockList, document: number) => Stock | undefined;

interface Row {
  readonly id: number;
  readonly list: StockList;
  readonly document: number;
  readonly isSoldOut: boolean;
}

/** Availability of all counted items. */
export async function readCounts(db: Queries): Promise<CountsOf> {
  const { rows } = await db.query<Row>(
    `select id, list, document::int as document, available <= 0 as "isSoldOut" from stock_items where is_counted`,
  );
  const counts = new Map(
    rows.map(({ id, list, document, isSoldOut }) => [`${list} ${document}`, { item: id, isSoldOut }]),
  );
  return (list, document) => counts.get(`${list} ${document}`);
}
