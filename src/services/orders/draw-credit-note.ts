import type { Shop } from "@/src/services/shop";
import type { DrawnReceipt } from "./draw-receipt";

/** A credit note of an order, found by the order's secret; null for any other secret or number. */
export async function drawCreditNote(
  shop: Shop,
  token: string,
  number: string,
): Promise<DrawnReceipt | null> {
  const order = await shop.store.orders.findOrder("token", token);
  if (!order) return null;
  const note = (await shop.store.books.creditNotesOf(order.id)).find((known) => known.number === number);
  if (!note) return null;
  const { settings, words } = await shop.store.loadSnapshot();
  return {
    name: note.number,
    bytes: await shop.renderCreditNote(order, note, settings, words[order.locale]),
  };
}
