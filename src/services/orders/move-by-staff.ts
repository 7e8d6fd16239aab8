import type { Parcel } from "@/src/domain/order/carrier";
import type { OrderState } from "@/src/domain/order/order-state";
import { leftToSend } from "@/src/domain/order/parcels";
import { staffSteps } from "@/src/domain/order/staff-steps";
import { mailTime } from "@/src/domain/order/undo-step";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { moveOrder } from "./move-order";

/** A state change of an order by a staff member. */
export interface StaffStep {
  readonly orderId: number;
  /** the state that was shown: a change in the meantime is refused */
  readonly from: OrderState;
  readonly to: OrderState;
  /** of a shipped order: sent to its buyer by mail */
  readonly parcel: Parcel | null;
  /** e-mail of the staff member */
  readonly by: string;
}

/**
 * `changed`: the state differs from the one shown. `impossible`: not a manual step. `no-parcel`: the parcel is missing.
 */
export type StaffStepError = "not-found" | "changed" | "impossible" | "no-parcel";

/**
 * Moves an order to the state chosen by staff.
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
      // If the rest was withdrawn from, the earlier parcels were all of them.
      if (parcel === null && leftToSend(order).length > 0) return fail("no-parcel");
      if (parcel !== null) await tx.orders.noteParcel(order.id, parcel, now);
    }
    // It can be undone until then.
    const mailAt = mailTime(now, shop.undoTime);
    if (!(await moveOrder({ shop, tx, order, now, mailAt }, to, by))) return fail("impossible");
    const changes = [{ field: "state", before: from, after: to }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    return ok(to);
  });
  if (moved.ok) shop.flushOutbox(shop.undoTime);
  return moved;
}
