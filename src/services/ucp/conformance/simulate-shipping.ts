import { fail, ok, type Result } from "@/src/domain/result";
import { fulfilOrder, type FulfilmentError } from "@/src/services/api/fulfil-order";
import { moveByStaff } from "@/src/services/orders/move-by-staff";
import type { Shop } from "@/src/services/shop";
import { deliverWebhooks } from "@/src/services/webhooks/deliver-webhooks";

const by = "conformance suite";

/** Makes and sends an order as staff does, and tells its agent at once. @param number of the order */
export async function simulateShipping(shop: Shop, number: string): Promise<Result<null, FulfilmentError>> {
  // Without the time in which staff can undo a step.
  const hurried = { ...shop, undoTime: 0 };
  for (const to of ["in-workshop", "quality-control"] as const) {
    const order = await shop.store.orders.findOrder("number", number);
    if (!order) return fail("not-found");
    const moved = await moveByStaff(hurried, { orderId: order.id, from: order.state, to, parcel: null, by });
    if (!moved.ok) return moved.error === "no-parcel" ? fail("impossible") : fail(moved.error);
  }
  const parcel = { carrier: "colissimo", trackingNumber: `TEST-${number}` } as const;
  const sent = await fulfilOrder(hurried, { number, parcel, pieces: null, by });
  if (!sent.ok) return sent;
  await deliverWebhooks(shop);
  return ok(null);
}
