import type { Order } from "@/src/domain/order/order";
import { lastTime } from "@/src/domain/order/last-time";
import type { Shop } from "@/src/services/shop";
import { reviewToken } from "./review-token";

/** A watch that a buyer may review. */
export interface ReviewInvitation {
  /** Code of the watch. */
  readonly watch: string;
  /** As it was bought, in the order's language. */
  readonly title: string;
  readonly image: string | null;
  readonly token: string;
}

/**
 * The watches of an order that have a page for reviews, once they have been delivered. A bespoke watch has none: it is
 * unique.
 */
export async function reviewedWatches(shop: Shop, order: Order): Promise<readonly ReviewInvitation[]> {
  if (lastTime(order, "delivered") === null) return [];
  const products = await shop.store.content.products();
  const invitations = new Map<string, ReviewInvitation>();
  for (const { sku, title, image } of order.lines) {
    const watch = products.find((product) => product.sku === sku)?.watch;
    if (!watch || invitations.has(watch)) continue;
    const token = reviewToken(shop, { orderId: order.id, watch });
    invitations.set(watch, { watch, title, image, token });
  }
  return [...invitations.values()];
}
