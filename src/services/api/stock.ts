import type { ApiStock } from "@/src/domain/contracts/api/stock";
import { stockLists, type StockList } from "@/src/domain/stock/stock";
import { fail, ok, type Result } from "@/src/domain/result";
import { countStock } from "@/src/services/stock/count-stock";
import type { Shop } from "@/src/services/shop";

/** Something that can be counted: an article, or a part of a watch. */
export interface Countable {
  /** `products`, or a list of options */
  readonly list: string;
  /** sku of a product, key of an option */
  readonly reference: string;
}

interface Found {
  readonly list: StockList;
  readonly document: number;
}

async function find({ store }: Pick<Shop, "store">, asked: Countable): Promise<Found | null> {
  const list = stockLists.find((known) => known === asked.list);
  if (!list) return null;
  const catalogues = list === "products" ? (["watches", "products"] as const) : ([list] as const);
  for (const catalogue of catalogues) {
    const rows = await store.prices.readPriceRows(catalogue);
    const row = rows.find(({ reference }) => reference === asked.reference);
    if (row) return { list, document: row.id };
  }
  return null;
}

async function read({ store }: Pick<Shop, "store">, { list, document }: Found): Promise<ApiStock> {
  const item = await store.stock.findStockItem(list, document);
  return {
    isCounted: item?.isCounted ?? false,
    onHand: item?.onHand ?? 0,
    reserved: item?.reserved ?? 0,
    available: item?.available ?? 0,
  };
}

/** Counted pieces of an article or part; null for an unknown one. */
export async function readStock(shop: Pick<Shop, "store">, asked: Countable): Promise<ApiStock | null> {
  const found = await find(shop, asked);
  return found && read(shop, found);
}

/** Sets the counted pieces, as a count by staff does. @param by the key, for the audit log */
export async function setStock(
  shop: Shop,
  asked: Countable,
  { onHand, by }: { readonly onHand: number; readonly by: string },
): Promise<Result<ApiStock, "not-found" | "too-few">> {
  const found = await find(shop, asked);
  if (!found) return fail("not-found");
  const item = await shop.store.stock.findStockItem(found.list, found.document);
  const counted = await countStock(shop, {
    ...found,
    isCounted: true,
    lowAt: item?.lowAt ?? null,
    pieces: onHand,
    by,
  });
  return counted.ok ? ok(await read(shop, found)) : counted;
}
