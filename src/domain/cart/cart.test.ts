import { sampleRates as rates } from "@/tests/factories/sample-rates";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert } from "@/src/domain/money/convert";
import { currencies } from "@/src/domain/money/currency";
import { discounted } from "@/src/domain/money/discount";
import { minor } from "@/src/domain/money/minor";
import { countPieces } from "./cart";
import { totalCart } from "./total-cart";

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
