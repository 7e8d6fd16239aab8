import type { Judgement } from "@/src/domain/order/judge-payment";
import type { Order } from "@/src/domain/order/order";
import { stockTargets } from "@/src/domain/stock/stock-target";
import type { Transaction } from "@/src/store/store";

/**
 * A payment that comes after its page was given up finds its pieces free again. Where somebody else has them
 * meanwhile, staff decides, with the money safe.
 * @param judgement what the payment alone says
 */
export async function judgeStock(
  tx: Pick<Transaction, "stock">,
  { id, state }: Pick<Order, "id" | "state">,
  judgement: Judgement,
): Promise<Judgement> {
  const target = stockTargets[judgement.state];
  const isLate = stockTargets[state] === "free" && (target === "sold" || target === "reserved");
  if (!isLate || !(await tx.stock.lacksPieces(id))) return judgement;
  return { state: "held", mismatch: "stock" };
}
