import type { Shop } from "@/src/services/shop";

export interface DrawnReceipt {
  /** the receipt's number, which names the file */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The receipt of an order, found by its secret; null before it is paid and for an unknown secret. Rendered from the
 * order's snapshot each time.
 */
export async function drawReceipt(shop: Shop, token: string): Promise<DrawnReceipt | null> {
  const order = await shop.store.orders.findOrder("token", token);
  if (!order || order.receiptNumber === null) return null;
  const { settings, words } = await shop.store.loadSnapshot();
  return {
    name: order.receiptNumber,
    bytes: await shop.renderReceipt(order, order.receiptNumber, settings, words[order.locale]),
  };
}
