import type { ApiOrder } from "@/src/domain/contracts/api/orders";
import type { OrderState } from "@/src/domain/order/order-state";
import { fail, ok, type Result } from "@/src/domain/result";
import { moveByStaff } from "@/src/services/orders/move-by-staff";
import type { Shop } from "@/src/services/shop";
import { orderOf } from "./order-of";

/** Moves an order one step on, as staff does. @param by the key, for the audit log */
export async function moveApiOrder(
  shop: Shop,
  { number, to, by }: { readonly number: string; readonly to: OrderState; readonly by: string },
): Promise<Result<ApiOrder, "not-found" | "changed" | "impossible">> {
  const order = await shop.store.orders.findOrder("number", number);
  if (!order) return fail("not-found");
  const moved = await moveByStaff(shop, { orderId: order.id, from: order.state, to, parcel: null, by });
  if (!moved.ok) return fail(moved.error === "no-parcel" ? "impossible" : moved.error);
  const after = await shop.store.orders.findChangedOrder(number);
  return after ? ok(orderOf(after)) : fail("not-found");
}
