import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert } from "@/src/domain/money/convert";
import { currencies, type Rates } from "@/src/domain/money/currency";
import { discounted } from "@/src/domain/money/discount";
import { minor } from "@/src/domain/money/minor";
import { countPieces } from "./cart";
import { lineDiscount } from "./line-discount";
import { totalCart } from "./total-cart";

const rates: Rates = {
  EUR: 100,
  USD: 108,
  CHF: 98,
  SAR: 405,
  QAR: 395,
  GBP: 85,
  SGD: 146,
  JPY: 16_900,
  INR: 9_000,
};

const anyLine = fc.record({
  id: fc.uuid(),
  price: fc.integer({ min: 0, max: 500_000 }).map(minor),
  discount: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});

describe("totalCart", () => {
  it("reduces and converts the unit price once, then multiplies", () => {
    const lines = [
      { id: "a", price: minor(32_000), discount: 10, quantity: 3 },
      { id: "b", price: minor(5_000), discount: 0, quantity: 1 },
    ];
    // 288.00 EUR is 311.04 USD, shown as 311.00; 50.00 EUR is 54.00 USD.
    expect(totalCart(lines, "USD", rates)).toEqual({
      currency: "USD",
      lines: [
        { id: "a", fullUnit: 34_550, unit: 31_100, total: 93_300 },
        { id: "b", fullUnit: 5_400, unit: 5_400, total: 5_400 },
      ],
      total: 98_700,
    });
  });

  it("is always the sum of its shown lines, each quantity times the shown unit price", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), fc.constantFrom(...currencies), (lines, currency) => {
        const shown = totalCart(lines, currency, rates);
        expect(shown.total).toBe(shown.lines.reduce((sum, line) => sum + line.total, 0));
        shown.lines.forEach((line, index) => {
          const kept = lines[index];
          if (!kept) throw new Error("A shown line without a kept one.");
          expect(line.unit).toBe(convert(discounted(kept.price, kept.discount), currency, rates));
          expect(line.total).toBe(line.unit * kept.quantity);
        });
      }),
    );
  });
});

describe("lineDiscount", () => {
  const promo = { code: "VALCOUR10", percent: 10, skus: [] };

  it.each([
    ["nothing", "watch", 0, null, 0],
    ["the promo", "watch", 0, promo, 10],
    ["the larger: the product's", "watch", 15, promo, 15],
    ["the larger: the promo's", "watch", 5, promo, 10],
    ["nothing from a gift card", "gift-card", 20, promo, 0],
    ["nothing for another product", "watch", 0, { ...promo, skus: ["DI0240"] }, 0],
    ["the promo for its product", "watch", 0, { ...promo, skus: ["DI0140"] }, 10],
  ] as const)("takes %s", (_, kind, ownDiscount, code, expected) => {
    expect(lineDiscount({ kind, sku: "DI0140", ownDiscount }, code)).toBe(expected);
  });
});

describe("quantities", () => {
  it("counts pieces, not lines", () => {
    expect(
      countPieces([
        { id: "a", sku: "A", quantity: 2 },
        { id: "b", sku: "B", quantity: 3 },
      ]),
    ).toBe(5);
  });
});
