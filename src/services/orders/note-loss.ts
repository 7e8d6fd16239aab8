import { minor } from "@/src/domain/money/minor";
import { fromSmallestUnit } from "@/src/domain/money/smallest-unit";
import type { Order } from "@/src/domain/order/order";
import type { Charge } from "@/src/gateways/payment/payment-gateway";
import type { Transaction } from "@/src/store/store";

/**
 * Writes down what a bank has taken for good of an order, as a dispute was lost: a movement of its own, at the moment it is
 * known, so that the books of a month that is over stay as they are. The sale stays one, with its tax: the buyer has it.
 * Inside the transaction that holds the order's lock.
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
    // Below nothing where the bank gives it back after all.
    amount: minor(lost - known.amount),
    status: "lost",
    at: now,
  });
  await tx.orders.addToTimeline(order.id, now, "dispute", "lost");
}
