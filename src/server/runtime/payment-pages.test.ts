import { expect, test } from "vitest";
import { paymentPages } from "./payment-pages";

const local = "http://127.0.0.1:4010/";

test.each<[settings: Partial<Parameters<typeof paymentPages>[0]>, origins: readonly string[]]>([
  [{}, ["https://checkout.stripe.com"]],
  [{ PAYPAL_CLIENT_ID: "a" }, ["https://checkout.stripe.com", "https://www.paypal.com"]],
  [
    { PAYPAL_CLIENT_ID: "a", PAYPAL_API_BASE: "https://api-m.paypal.com" },
    ["https://checkout.stripe.com", "https://www.paypal.com"],
  ],
  [
    { STRIPE_API_BASE: local, PAYPAL_CLIENT_ID: "a", PAYPAL_API_BASE: "https://api-m.sandbox.paypal.com" },
    ["http://127.0.0.1:4010", "https://www.sandbox.paypal.com"],
  ],
  [
    { STRIPE_API_BASE: local, PAYPAL_CLIENT_ID: "a", PAYPAL_API_BASE: local },
    ["http://127.0.0.1:4010", "http://127.0.0.1:4010"],
  ],
])("with %j money is taken at %j", (settings, origins) => {
  expect(
    paymentPages({
      STRIPE_API_BASE: undefined,
      PAYPAL_CLIENT_ID: undefined,
      PAYPAL_API_BASE: undefined,
      ...settings,
    }),
  ).toEqual(origins);
});
