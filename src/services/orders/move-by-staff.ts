import type { Parcel } from "@/src/domain/order/carrier";
import type { OrderState } from "@/src/domain/order/order-state";
import { leftToSend } from "@/src/domain/order/parcels";
import { staffSteps } from "@/src/domain/order/staff-steps";
import { mailTime } from "@/src/domain/order/undo-step";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { moveOrder } from "./move-order";

/** A step that somebody of staff takes with an order. */
export interface StaffStep {
  readonly orderId: number;
  /** the state they saw: what moved meanwhile is looked at again first */
  readonly from: OrderState;
  readonly to: OrderState;
  /** of a shipped order: its buyer gets it by mail */
  readonly parcel: Parcel | null;
  /** e-mail of who decided */
  readonly by: string;
}

/** `changed`: it is no longer where it was seen. `impossible`: no such step by hand. `no-parcel`: who carries it? */
export type StaffStepError = "not-found" | "changed" | "impossible" | "no-parcel";

/**
 * Moves an order as staff says.
 * Source: decision 0009; specification §8.
 */
export async function moveByStaff(shop: Shop, step: StaffStep): Promise<Result<OrderState, StaffStepError>> {
  const { orderId, from, to, parcel, by } = step;
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  const moved = await shop.store.transaction(async (tx): Promise<Result<OrderState, StaffStepError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    if (order.state !== from) return fail("changed");
    if (!staffSteps(order).includes(to)) return fail("impossible");
    const now = shop.clock();
    if (to === "shipped") {
      // Where the rest was withdrawn from, the parcels that left before were all of them.
      if (parcel === null && leftToSend(order).length > 0) return fail("no-parcel");
      if (parcel !== null) await tx.orders.noteParcel(order.id, parcel, now);
    }
    // It can be taken back until then.
    const mailAt = mailTime(now, shop.undoTime);
    if (!(await moveOrder({ shop, tx, order, now, mailAt }, to, by))) return fail("impossible");
    const changes = [{ field: "state", before: from, after: to }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    return ok(to);
  });
  if (moved.ok) shop.flushOutbox(shop.undoTime);
  return moved;
}
