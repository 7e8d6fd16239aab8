import { expect, test } from "vitest";
import { paypalTraits } from "./paypal/paypal-traits";
import { paymentPages } from "./providers";
import { stripeTraits } from "./stripe/stripe-traits";

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
  expect(paymentPages({ STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec", ...settings })).toEqual(
    origins,
  );
});

test("a shopper returns to the page that waits, and from PayPal to its capture of the payment", () => {
  const thanks = "https://shop.example/merci/T1";
  const steps = "https://shop.example/montres/precommande/x/confirm?order=T1";
  expect(stripeTraits.returnUrl(thanks)).toBe(thanks);
  expect(paypalTraits.returnUrl(thanks).startsWith(`${thanks}?`)).toBe(true);
  expect(paypalTraits.returnUrl(steps).startsWith(`${steps}&`)).toBe(true);
});
