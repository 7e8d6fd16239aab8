import { describe, expect, test } from "vitest";
import {
  orderRequest as providersRules,
  parseBody,
} from "@/packages/payment-sandbox/paypal/api/order-request";
import { checkOrderRules } from "@/packages/payment-sandbox/paypal/api/order-rules";
import { minor } from "@/src/domain/money/minor";
import type { SessionRequest } from "@/src/gateways/payment/payment-gateway";
import { orderRequest } from "./order-request";

const request: SessionRequest = {
  orderNumber: "VAL-2026-00001",
  currency: "EUR",
  lines: [
    { name: "Montre sur mesure", description: "Boîtier", image: null, unit: minor(32_000), quantity: 2 },
  ],
  locale: "jp",
  successUrl: "https://shop.example/jp/merci/token",
  cancelUrl: "https://shop.example/jp/panier",
  expiresAt: new Date("2026-11-21T12:00:00.900Z"),
  countries: ["FR", "JP"],
  email: null,
  recipient: null,
  discount: null,
  idempotencyKey: "checkout-token",
};
const recipient = {
  name: "Ada Lovelace",
  address: { line1: "1 rue", line2: null, postalCode: "25000", city: "Besançon", state: null, country: "FR" },
};
const unitOf = (changes: Partial<SessionRequest>) =>
  orderRequest({ ...request, ...changes }).purchase_units[0];
const pageOf = (changes: Partial<SessionRequest>) =>
  orderRequest({ ...request, ...changes }).payment_source.paypal.experience_context;

describe("orderRequest", () => {
  test("the order's number is sent in every reference field of PayPal", () => {
    const number = "VAL-2026-00001";
    expect(unitOf({})).toMatchObject({ reference_id: number, custom_id: number, invoice_id: number });
    expect(pageOf({})).toMatchObject({ locale: "ja-JP", user_action: "PAY_NOW" });
  });

  test.each([
    ["EUR", 32_000, "640.00", "320.00"],
    ["EUR", 5, "0.10", "0.05"],
    ["USD", 34_550, "691.00", "345.50"],
    ["JPY", 5_408_000, "108160", "54080"],
  ] as const)("%s %i twice is %s", (currency, unit, total, each) => {
    const [line] = request.lines;
    const asked = unitOf({ currency, lines: line ? [{ ...line, unit: minor(unit) }] : [] });
    expect(asked).toMatchObject({
      amount: { currency_code: currency, value: total, breakdown: { item_total: { value: total } } },
      items: [{ quantity: "2", unit_amount: { value: each } }],
    });
  });

  test("the amount paid by a gift card is subtracted", () => {
    const discount = { name: "Carte cadeau", amount: minor(10_000) };
    expect(unitOf({ discount })?.amount).toMatchObject({
      value: "540.00",
      breakdown: { item_total: { value: "640.00" }, discount: { value: "100.00" } },
    });
  });

  test.each([
    [{ recipient }, "SET_PROVIDED_ADDRESS"],
    [{ recipient: null }, "GET_FROM_FILE"],
    [{ recipient: null, countries: [] }, "NO_SHIPPING"],
  ])("%j asks for the address by %s", (changes, preference) => {
    expect(pageOf(changes).shipping_preference).toBe(preference);
  });

  const variants: Partial<SessionRequest>[] = [
    {},
    { recipient, email: "ada@example.com" },
    { countries: [], discount: { name: "Carte cadeau", amount: minor(100) } },
  ];
  test.each(variants)("%j is understood by the local provider", (changes) => {
    const asked: unknown = JSON.parse(JSON.stringify(orderRequest({ ...request, ...changes })));
    expect(() => checkOrderRules(parseBody(providersRules, asked))).not.toThrow();
  });
});
