import { expect, test } from "vitest";
import { currencies } from "@/src/domain/money/currency";
import { canCharge, providerNames } from "./payment-provider";

// Specification 13.3.
test("cards are charged in every currency, PayPal in those it knows", () => {
  expect(currencies.filter((currency) => canCharge("stripe", currency))).toEqual(currencies);
  expect(currencies.filter((currency) => !canCharge("paypal", currency))).toEqual(["SAR", "QAR", "INR"]);
});

test("PayPal is named where the shop has an account there", () => {
  expect(providerNames({})).toEqual(["Stripe"]);
  expect(providerNames({ PAYPAL_CLIENT_ID: "an account" })).toEqual(["Stripe", "PayPal"]);
});
