import { minor } from "@/src/domain/money/minor";
import { fromSmallestUnit } from "@/src/domain/money/smallest-unit";
import type { Order } from "@/src/domain/order/order";
import type { Charge } from "@/src/gateways/payment/payment-gateway";
import type { Transaction } from "@/src/store/store";

/**
 * Records the amount lost in a dispute as a separate movement, dated when it becomes known, so that closed months do not
 * change. The sale and its tax remain: the buyer has the goods. Runs inside the transaction that holds the order's lock.
 */
export async function noteLoss(tx: Transaction, order: Order, charge: Charge, now: Date): Promise<void> {
  const lost = fromSmallestUnit(charge.amountLost, order.chargeCurrency);
  const known = await tx.payments.lossesOf(order.id);
  if (lost === known.amount) return;
  const dispute = { orderId: order.id, kind: "dispute", currency: order.chargeCurrency } as const;
  await tx.payments.recordPayment({
    ...dispute,
    providerId: `${charge.paymentIntent}:dispute`,
    amount: fromSmallestUnit(charge.amount, order.chargeCurrency),
    status: "closed",
    at: now,
  });
  await tx.payments.recordPayment({
    ...dispute,
    providerId: `${charge.paymentIntent}:lost-${known.count + 1}`,
    // Negative if the bank returns the money later.
    amount: minor(lost - known.amount),
    status: "lost",
    at: now,
  });
  await tx.orders.addToTimeline(order.id, now, "dispute", "lost");
}
