import type { Charge, PaymentGateway } from "@/src/gateways/payment/payment-gateway";
import type { Currency } from "@/src/domain/money/currency";
import { ok } from "@/src/domain/result";

interface Payment {
  readonly amount: number;
  readonly currency: Currency;
  refunded: number;
  isDisputed: boolean;
  lost: number;
}

/** A payment provider in memory that records payments and refunds, to be compared with the books. */
export function inMemoryProvider() {
  const payments = new Map<string, Payment>();
  const paymentOf = (intent: string): Payment => {
    const payment = payments.get(intent);
    if (!payment) throw new Error(`There is no payment ${intent}.`);
    return payment;
  };
  const gateway: Pick<PaymentGateway, "refund" | "retrieveCharge"> = {
    refund: async ({ paymentIntent, amount }) => {
      paymentOf(paymentIntent).refunded += amount;
      return ok(`re_${paymentIntent}`);
    },
    retrieveCharge: async (intent) => {
      const { amount, currency, refunded, isDisputed, lost } = paymentOf(intent);
      const charge: Charge = {
        paymentIntent: intent,
        amount,
        amountRefunded: refunded,
        currency,
        isDisputed,
        amountLost: lost,
      };
      return ok(charge);
    },
  };
  return {
    gateway,
    charge: (intent: string, amount: number, currency: Currency) =>
      void payments.set(intent, { amount, currency, refunded: 0, isDisputed: false, lost: 0 }),
    /** As the provider's own dashboard does it; below nothing for a refund that fails after all. */
    giveBack: (intent: string, amount: number) => void (paymentOf(intent).refunded += amount),
    dispute: (intent: string, isDisputed: boolean) => void (paymentOf(intent).isDisputed = isDisputed),
    /** The bank decides against the shop, about a part or all of the payment; below nothing where it changes its mind. */
    lose: (intent: string, amount: number) => void (paymentOf(intent).lost += amount),
    /** What came in less what went back and what banks took, by currency. */
    kept: (): Record<string, number> => {
      const sums: Record<string, number> = {};
      for (const { amount, refunded, lost, currency } of payments.values())
        sums[currency] = (sums[currency] ?? 0) + amount - refunded - lost;
      return sums;
    },
  };
}

export type InMemoryProvider = ReturnType<typeof inMemoryProvider>;
