import { expect, test } from "vitest";
import { cartChargeCurrency } from "./cart-charge";

test.each([
  ["watch", false, "USD"],
  ["watch", true, "EUR"],
  ["gift-card", false, "EUR"],
  ["gift-watch", false, "EUR"],
] as const)("a %s, a card pays: %s, is charged in %s", (kind, hasCards, currency) => {
  expect(cartChargeCurrency("USD", ["USD"], { kinds: [kind], hasCards })).toBe(currency);
  expect(cartChargeCurrency("USD", [], { kinds: [kind], hasCards })).toBe("EUR");
});

test("one gift card among watches is enough for euros", () => {
  const kinds = ["watch", "gift-card"] as const;
  expect(cartChargeCurrency("USD", ["USD"], { kinds, hasCards: false })).toBe("EUR");
});
