import { expect, test } from "vitest";
import { takesRealPayments as inTheShop } from "@/src/domain/duties/takes-real-payments";
import { openLegalDuties, takesRealPayments } from "./owner.mjs";

test.each([
  ["live keys", { STRIPE_SECRET_KEY: "sk_live_x" }, true],
  ["a restricted live key", { PAYMENT_PROVIDER: "stripe", STRIPE_SECRET_KEY: "rk_live_x" }, true],
  ["PayPal", { STRIPE_SECRET_KEY: "sk_test_x", PAYPAL_CLIENT_ID: "x" }, true],
  ["test keys", { STRIPE_SECRET_KEY: "sk_test_x" }, false],
  [
    "the local provider",
    { PAYMENT_PROVIDER: "local", STRIPE_SECRET_KEY: "sk_live_x", PAYPAL_CLIENT_ID: "x" },
    false,
  ],
])("with %s", (_, env, isReal) => {
  expect(takesRealPayments(env)).toBe(isReal);
  expect(inTheShop(env)).toBe(isReal);
});

test("real payments wait for what the law demands and fails, and for nothing else", () => {
  const duty = (isLegal: boolean, standing: string) => ({ isLegal, standing });
  const all = [duty(true, "fail"), duty(true, "warn"), duty(true, "pass"), duty(false, "fail")];
  expect(openLegalDuties(all)).toEqual([duty(true, "fail")]);
});
