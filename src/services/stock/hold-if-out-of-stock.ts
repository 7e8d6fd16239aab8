import type { Judgement } from "@/src/domain/order/judge-payment";
import type { Order } from "@/src/domain/order/order";
import { stockTargets } from "@/src/domain/stock/stock-target";
import type { Transaction } from "@/src/store/store";

/**
 * A payment made after its page was closed finds its pieces released. If another order has taken them, the order is held
 * for staff.
 * @param judgement judgement from the payment alone
 */
export async function holdIfOutOfStock(
  tx: Pick<Transaction, "stock">,
  { id, state }: Pick<Order, "id" | "state">,
  judgement: Judgement,
): Promise<Judgement> {
  const target = stockTargets[judgement.state];
  const isLate = stockTargets[state] === "free" && (target === "sold" || target === "reserved");
  if (!isLate || !(await tx.stock.lacksPieces(id))) return judgement;
  return { state: "held", mismatch: "stock" };
}
