import type { Judgement } from "@/src/domain/order/judge-payment";
import { holdsPlace, isPaid } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import type { Transaction } from "@/src/store/store";

/**
 * A pre-order that is paid keeps its number, unless it came too late for it or the buyer holds another one: then staff
 * decides, with the money safe.
 * @param judgement what the payment alone says
 * Source: decision 0031.
 */
export async function judgePlace(
  tx: Pick<Transaction, "preorders">,
  { id, state, lines }: Pick<Order, "id" | "state" | "lines">,
  judgement: Judgement,
): Promise<Judgement> {
  // A decision is made once.
  if (isPaid(state) || !holdsPlace(judgement.state)) return judgement;
  if (!lines.some(({ kind }) => kind === "pre-order")) return judgement;
  const dispute = await tx.preorders.disputedPlace(id);
  return dispute === null ? judgement : { state: "held", mismatch: dispute };
}
