import type { Parcel, Pieces } from "@/src/domain/order/carrier";
import type { OrderState } from "@/src/domain/order/order-state";
import { leftToSend } from "@/src/domain/order/parcels";
import { arePieces, without } from "@/src/domain/order/pieces";
import { mailTime, partSent } from "@/src/domain/order/undo-step";
import { fail, ok, type Result } from "@/src/domain/result";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { Shop } from "@/src/services/shop";

/** A parcel with part of an order, sent by a staff member. */
export interface Part {
  readonly orderId: number;
  /** the state that was shown */
  readonly from: OrderState;
  readonly parcel: Parcel;
  readonly pieces: readonly Pieces[];
  /** e-mail of the staff member */
  readonly by: string;
}

/**
 * `no-pieces`: the order has no such pieces left. `all-of-it`: no pieces would be left, so the whole order must be
 * shipped.
 */
export type PartError = "not-found" | "changed" | "impossible" | "no-pieces" | "all-of-it" | "number-used";

/** States in which some pieces can be ready before the others. */
const sending: readonly OrderState[] = ["in-workshop", "quality-control"];

/**
 * Records a part parcel of an order; the order's state is unchanged until the last parcel has left. A mail to the buyer
 * lists sent and remaining pieces, one minute later: until then it can be undone.
 * Source: specification 13.8.
 */
export async function sendPart(shop: Shop, part: Part): Promise<Result<null, PartError>> {
  const { orderId, from, parcel, pieces, by } = part;
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  const sent = await shop.store.transaction(async (tx): Promise<Result<null, PartError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    if (order.state !== from) return fail("changed");
    if (!sending.includes(order.state)) return fail("impossible");
    const left = leftToSend(order);
    if (!arePieces(pieces, left)) return fail("no-pieces");
    if (without(left, pieces).length === 0) return fail("all-of-it");
    if (order.parts.some(({ trackingNumber }) => trackingNumber === parcel.trackingNumber))
      return fail("number-used");
    const now = shop.clock();
    await tx.orders.addPart(order.id, { ...parcel, pieces }, now);
    await tx.orders.addToTimeline(
      order.id,
      now,
      partSent,
      `${parcel.carrier} ${parcel.trackingNumber}, ${by}`,
    );
    // The tracking number can reveal a home address.
    const changes = [{ field: "parcel", before: "", after: `${parcel.carrier} ${hiddenValue}` }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    const mailAt = mailTime(now, shop.undoTime);
    await tx.mails.queueOrderMail(order.id, "order-parcel", mailAt, parcel.trackingNumber);
    if (order.agent)
      await tx.agentSessions.queueAgentWebhook({ orderId: order.id, event: partSent, now, at: mailAt });
    return ok(null);
  });
  if (sent.ok) shop.flushOutbox(shop.undoTime);
  return sent;
}
