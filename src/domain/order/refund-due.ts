import { minor, type Minor } from "@/src/domain/money/minor";
import { givenBack } from "./amount-due";
import { owedMoney, type LedgerFacts, type Taken } from "./line-ledger";
import type { Order } from "./order";
import { isPaid } from "./order-state";

/** Days to refund, from the withdrawal or the return of exchanged pieces. Source: French consumer code, L221-24. */
const refundDays = 14;

/** Money that is to be given back, and until when. */
export interface RefundDue {
  /** hundredths of the charged currency */
  readonly amount: Minor;
  readonly until: Date;
}

/** Refund due for an order; null without one. @param exchanges orders that replace pieces of it */
export function refundDue(
  order: LedgerFacts & Pick<Order, "state" | "total">,
  exchanges: readonly Taken[],
): RefundDue | null {
  if (!isPaid(order.state) || order.state === "refunded") return null;
  const owed = owedMoney(order, exchanges);
  const amount = minor(Math.min(owed?.amount ?? 0, order.total - givenBack(order)));
  if (owed === null || amount <= 0) return null;
  return { amount, until: new Date(owed.since.getTime() + refundDays * 86_400_000) };
}
