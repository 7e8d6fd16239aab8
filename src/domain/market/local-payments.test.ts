import { expect, test } from "vitest";
import { localPaymentNames, paymentsWhereSold } from "./local-payments";

test("a way to pay is named where buyers know it and the shop sends to", () => {
  const payments = paymentsWhereSold(
    [{ payments: ["ideal", "przelewy24"] }, { payments: ["twint"] }],
    ["NL", "CH"],
  );
  expect(payments.map(({ name }) => name)).toEqual(["iDEAL", "TWINT"]);
  expect(localPaymentNames(payments, "NL", "EUR")).toEqual(["iDEAL"]);
  expect(localPaymentNames(payments, "PL", "EUR")).toEqual([]);
  expect(localPaymentNames(payments, "CH", "EUR")).toEqual([]);
});
