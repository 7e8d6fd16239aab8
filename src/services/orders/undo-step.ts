import { mailOfState } from "@/src/domain/order/mail-of-state";
import type { OrderState } from "@/src/domain/order/order-state";
import { partSent, undoableStep, type StaffAct, type UndoError } from "@/src/domain/order/undo-step";
import { eventOfState, orderEventKey } from "@/src/domain/webhooks/order-event";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { noteRefundDue } from "./note-refund-due";

/**
 * Undoes the last step of an order within a minute, before its mail is sent: state, parcel, queued mail and webhooks. The timeline
 * keeps the step and records who undid it. A repeated request finds another state.
 * Source: decision 0061.
 * @param to the step shown on the page
 * @param by e-mail of the staff member
 */
export async function undoStep(
  shop: Shop,
  { orderId, to, by }: { readonly orderId: number; readonly to: StaffAct; readonly by: string },
): Promise<Result<OrderState, "not-found" | UndoError>> {
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  return shop.store.transaction(async (tx): Promise<Result<OrderState, "not-found" | UndoError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    const now = shop.clock();
    const step = undoableStep(order, now, shop.undoTime);
    if (typeof step === "string") return fail(step);
    if (step.to !== to) return fail("moved");
    const mails = to === partSent ? (["order-parcel"] as const) : (mailOfState[to] ?? []);
    await tx.mails.takeBackMails(order.id, mails, step.until);
    const event = to === partSent ? undefined : eventOfState[to];
    if (event) await tx.webhooks.takeBackEvent(orderEventKey(event, order.id), step.until);
    if (to === partSent) await tx.orders.takeBackPart(order.id);
    await tx.orders.takeBackStep(order.id, step.from, `${to}, ${by}`, now);
    if (to === "withdrawn") await noteRefundDue(tx, order.id);
    const changes = [{ field: "state", before: to, after: step.from }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    return ok(step.from);
  });
}
