import { expect, test } from "vitest";
import { takesRealPayments as inTheShop } from "@/src/domain/launch-checks/takes-real-payments";
import { openLegalChecks, takesRealPayments } from "./owner.mjs";

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
  const check = (isLegal: boolean, standing: "pass" | "warn" | "fail") => ({ isLegal, standing });
  const all = [check(true, "fail"), check(true, "warn"), check(true, "pass"), check(false, "fail")];
  expect(openLegalChecks(all)).toEqual([check(true, "fail")]);
});
