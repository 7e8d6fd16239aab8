import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { SessionRequest } from "@/src/gateways/payment/payment-gateway";
import { sessionParameters } from "./session-parameters";

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

describe("sessionParameters", () => {
  test("the order's number is sent in every reference field of the provider", () => {
    expect(sessionParameters(request)).toMatchObject({
      client_reference_id: "VAL-2026-00001",
      metadata: { order: "VAL-2026-00001" },
      payment_intent_data: { metadata: { order: "VAL-2026-00001" } },
      ui_mode: "hosted_page",
      locale: "ja",
      expires_at: 1_795_262_400,
    });
  });

  test.each([
    ["EUR", 32_000, "eur", 32_000],
    ["USD", 34_550, "usd", 34_550],
    ["JPY", 5_408_000, "jpy", 54_080],
  ] as const)("%s %i is charged as %s %i", (currency, unit, code, amount) => {
    const lines = [{ ...request.lines[0]!, unit: minor(unit) }];
    const { line_items: items } = sessionParameters({ ...request, currency, lines });
    expect(items?.[0]).toMatchObject({ quantity: 2, price_data: { currency: code, unit_amount: amount } });
  });

  test("half a yen is never charged", () => {
    const lines = [{ ...request.lines[0]!, unit: minor(5_408_050) }];
    expect(() => sessionParameters({ ...request, currency: "JPY", lines })).toThrow(RangeError);
  });
});
