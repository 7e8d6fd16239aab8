import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { judgePayment, type ExpectedPayment, type PaymentFacts } from "./judge-payment";

const expected: ExpectedPayment = {
  number: "VAL-2026-00001",
  sessionId: "cs_1",
  total: minor(32_000),
  covered: minor(0),
  chargeCurrency: "EUR",
};

const paid: PaymentFacts = {
  id: "cs_1",
  status: "complete",
  paymentStatus: "paid",
  amount: 32_000,
  currency: "EUR",
  reference: "VAL-2026-00001",
  metadataOrder: "VAL-2026-00001",
  hasFailed: false,
};

describe("judgePayment", () => {
  test.each<[Partial<PaymentFacts>, string | null]>([
    [{ status: "open", paymentStatus: "unpaid" }, null],
    [{}, "paid"],
    [{ paymentStatus: "unpaid" }, "processing"],
    // Compared once it is kept: staff could release a held order before the bank refuses its payment.
    [{ paymentStatus: "unpaid", amount: 1 }, "processing"],
    [{ paymentStatus: "unpaid", id: "cs_2" }, "processing"],
    [{ paymentStatus: "unpaid", hasFailed: true }, "failed"],
    [{ status: "expired", paymentStatus: "unpaid" }, "expired"],
  ])("%j → %s", (facts, state) => {
    expect(judgePayment(expected, { ...paid, ...facts })?.state ?? null).toBe(state);
  });

  // Specification 13.2: another content closes the page before; its end says nothing about the order.
  test.each<Partial<PaymentFacts>>([
    { id: "cs_2", status: "expired", paymentStatus: "unpaid" },
    { id: "cs_2", paymentStatus: "unpaid", hasFailed: true },
  ])("the end of a page that the order has left decides nothing: %j", (facts) => {
    expect(judgePayment(expected, { ...paid, ...facts })).toBeNull();
  });

  test.each<[Partial<PaymentFacts>, string]>([
    [{ amount: 31_999 }, "amount"],
    [{ amount: 32_001 }, "amount"],
    [{ amount: null }, "amount"],
    [{ currency: "USD" }, "currency"],
    [{ currency: null }, "currency"],
    [{ reference: null }, "reference"],
    [{ metadataOrder: "VAL-2026-00002" }, "reference"],
    [{ id: "cs_2" }, "session"],
    [{ paymentStatus: "no_payment_required", amount: 0 }, "amount"],
  ])("%j is held because of its %s", (facts, mismatch) => {
    expect(judgePayment(expected, { ...paid, ...facts })).toEqual({ state: "held", mismatch });
  });

  test("nothing to pay is paid when nothing was asked", () => {
    const free = { ...expected, total: minor(0) };
    const facts = { ...paid, paymentStatus: "no_payment_required", amount: 0 } as const;
    expect(judgePayment(free, facts)).toEqual({ state: "paid", mismatch: null });
  });

  test("yen are compared in whole yen", () => {
    const yen = { ...expected, total: minor(5_408_000), chargeCurrency: "JPY" } as const;
    expect(judgePayment(yen, { ...paid, currency: "JPY", amount: 54_080 })?.state).toBe("paid");
    expect(judgePayment(yen, { ...paid, currency: "JPY", amount: 5_408_000 })?.mismatch).toBe("amount");
  });

  test("a payment reported before its page was written down is taken", () => {
    expect(judgePayment({ ...expected, sessionId: null }, paid)?.state).toBe("paid");
  });
});
