import type { Judgement } from "@/src/domain/order/judge-payment";
import { holdsPlace, isPaid } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import type { Transaction } from "@/src/store/store";

/**
 * A paid pre-order keeps its number, unless the payment was too late or the buyer has another one: then it is held for
 * staff.
 * @param judgement judgement from the payment alone
 * Source: decision 0031.
 */
export async function holdIfPlaceTaken(
  tx: Pick<Transaction, "preorders">,
  { id, state, lines }: Pick<Order, "id" | "state" | "lines">,
  judgement: Judgement,
): Promise<Judgement> {
  // The decision is made once.
  if (isPaid(state) || !holdsPlace(judgement.state)) return judgement;
  if (!lines.some(({ kind }) => kind === "pre-order")) return judgement;
  const dispute = await tx.preorders.disputedPlace(id);
  return dispute === null ? judgement : { state: "held", mismatch: dispute };
}
