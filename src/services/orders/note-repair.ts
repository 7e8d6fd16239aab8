import type { Pieces } from "@/src/domain/order/carrier";
import { guaranteeRepair, repairable, writeRepair } from "@/src/domain/order/guarantee-repair";
import { lineLedger } from "@/src/domain/order/line-ledger";
import { arePieces, writePieces } from "@/src/domain/order/pieces";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** `no-pieces`: the order has no such watches that were delivered, or a repair has prolonged their guarantee already. */
export type RepairError = "not-found" | "no-pieces";

/**
 * Records a repair under the legal guarantee, which prolongs it once.
 * @param by e-mail of the staff member
 */
export async function noteRepair(
  shop: Shop,
  orderId: number,
  pieces: readonly Pieces[],
  by: string,
): Promise<Result<null, RepairError>> {
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  return shop.store.transaction(async (tx): Promise<Result<null, RepairError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    const ledger = lineLedger(order, await tx.orders.findExchangesOf(order.id));
    if (!arePieces(pieces, repairable(order, ledger))) return fail("no-pieces");
    const now = shop.clock();
    await tx.orders.addToTimeline(order.id, now, guaranteeRepair, writeRepair(pieces, by));
    const changes = [{ field: guaranteeRepair, before: "", after: writePieces(pieces) }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    return ok(null);
  });
}
