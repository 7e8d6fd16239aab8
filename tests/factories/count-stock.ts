import { countStock } from "@/src/services/stock/count-stock";
import type { StockList } from "@/src/domain/stock/stock";
import type { StockItem } from "@/src/store/stock/item-rows";
import type { OpenShop } from "@/tests/setup/open-shop";

const by = "workshop@shop.example";

/** Begins to count an entry of a list, with so many pieces available. */
export async function countDocument(
  { shop }: Pick<OpenShop, "shop">,
  list: StockList,
  document: number,
  pieces: number,
  lowAt: number | null = null,
): Promise<StockItem> {
  const done = await countStock(shop, { list, document, isCounted: true, lowAt, pieces, by });
  const item = await shop.store.stock.findStockItem(list, document);
  if (!done.ok || !item) throw new Error(`${list} ${document} cannot have ${pieces} pieces.`);
  return item;
}

/** The same of an article, by its sku. */
export async function countProduct(
  open: Pick<OpenShop, "shop" | "rows">,
  sku: string,
  pieces: number,
  lowAt: number | null = null,
): Promise<StockItem> {
  const [product] = await open.rows<{ id: number }>("select id from products where sku = $1", [sku]);
  return countDocument(open, "products", product?.id ?? 0, pieces, lowAt);
}
