import type { Pieces } from "@/src/domain/order/carrier";
import type { Order } from "@/src/domain/order/order";
import { sumPieces, wantedPieces } from "@/src/domain/stock/wanted-pieces";
import type { Shop } from "@/src/services/shop";
import { notifyOfStock } from "./notify-of-stock";

/**
 * Restocks refunded pieces of an order: no more than were sold with it and not yet restocked.
 * @param by e-mail of the staff member who checked them
 */
export async function restock(
  shop: Shop,
  { id, number, lines }: Pick<Order, "id" | "number" | "lines">,
  pieces: readonly Pieces[],
  by: string,
): Promise<void> {
  const snapshot = await shop.store.loadSnapshot();
  const wanted = sumPieces(
    pieces.flatMap(({ line, quantity }) => {
      const bought = lines[line];
      return bought
        ? [wantedPieces({ sku: bought.sku, quantity, selection: bought.selection }, snapshot)]
        : [];
    }),
  );
  if (wanted.length === 0) return;
  await shop.store.transaction(async (tx) => {
    if (!(await tx.orders.lockOrder(number))) return;
    const now = shop.clock();
    const changes = await tx.stock.returnPieces({ orderId: id, pieces: wanted, by }, now);
    const count = changes.reduce((sum, { before, available }) => sum + available - before, 0);
    if (count === 0) return;
    await tx.orders.addToTimeline(id, now, "stock-returned", `${count}, ${by}`);
    await notifyOfStock(tx, changes, now);
  });
}
