import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { headers } from "next/headers";
import { cache } from "react";
import type { Payload } from "payload";
import { stockLists, type StockList } from "@/src/domain/stock/stock";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { CellProps } from "@/src/admin/cell-props";
import { mayRead } from "@/src/admin/may-read";

/** The counts of a list: read once for all rows of a page. */
const stockOf = cache(async (payload: Payload, list: StockList) => {
  const items = await shopOf(payload).store.stock.findStockOfList(list);
  return new Map(items.map((item) => [item.document, item]));
});

/** A cell does not get the user; the counts are read once for all rows of a page. */
const mayReadStock = cache(async (payload: Payload) => {
  const { user } = await payload.auth({ headers: await headers() });
  return mayRead("stock-items", user ?? undefined);
});

/** The available pieces of an entry of a list; a dash where they are not counted. */
export async function StockCell(props: CellProps) {
  const { collectionSlug, rowData, i18n, payload } = props;
  const list = stockLists.find((one) => one === collectionSlug);
  if (!rowData || !list || !(await mayReadStock(payload))) return null;
  const item = (await stockOf(payload, list)).get(Number(rowData.id));
  if (!item) return <span>–</span>;
  const texts = adminMessagesIn("browser.stock", i18n.language);
  const state = item.available <= 0 ? texts.soldOut : item.isLow ? texts.low : null;
  return <span>{state === null ? item.available : `${item.available} · ${state}`}</span>;
}
