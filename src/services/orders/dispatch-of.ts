import { parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDate } from "@/src/domain/order/dispatch-date";
import type { Order } from "@/src/domain/order/order";
import { isPaid } from "@/src/domain/order/order-state";
import type { Shop } from "@/src/services/shop";

/** Dispatch day of a paid order, as shown to its buyer: 2026-12-24. */
export async function dispatchOf(shop: Shop, order: Order): Promise<string | null> {
  // Pages that wait for a payment poll every second.
  if (!isPaid(order.state)) return null;
  const [catalogue, { leadDays }] = await Promise.all([
    shop.store.loadCatalogue(),
    shop.store.loadSettings(),
  ]);
  const leaves = dispatchDate(order, catalogue, leadDays);
  return leaves && parisDay(leaves);
}
