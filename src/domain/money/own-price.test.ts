import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleRates } from "@/tests/factories/sample-rates";
import { convert, convertDifference } from "./convert";
import { currencies, foreignCurrencies, type Rates } from "./currency";
import { discountedPrice } from "./discount";
import { minor } from "./minor";
import { addPriced, isSamePrice, minusPriced, ownAmounts, type Priced } from "./own-price";

const rates: Rates = { ...sampleRates, own: foreignCurrencies };
const yen = (euro: number, amount: number): Priced => ({
  price: minor(euro),
  own: ownAmounts(minor(euro), { JPY: minor(amount * 100) }),
});
const euros = (euro: number): Priced => ({ price: minor(euro) });

describe("a price in a market's currency", () => {
  test("is charged as it is set, and the rest of a sum is converted once", () => {
    expect(convert(yen(32_000, 59_800), "JPY", rates)).toBe(5_980_000);
    // 25.00 and 10.03 euros are 35.03 together, 5920.07 yen.
    const sum = addPriced(yen(25_000, 39_800), euros(2_500), euros(1_003));
    expect(sum.price).toBe(28_503);
    expect(convert(sum, "JPY", rates)).toBe(3_980_000 + 592_000);
    expect(convert(sum, "USD", rates)).toBe(convert(minor(28_503), "USD", rates));
  });

  test("holds only where the shop charges the currency as shown", () => {
    expect(convert(yen(32_000, 59_800), "JPY", sampleRates)).toBe(5_408_000);
    expect(convert(yen(32_000, 59_800), "JPY", { ...rates, own: ["USD"] })).toBe(5_408_000);
  });

  test("is reduced to what exists in the currency, halves going up", () => {
    expect(convert(discountedPrice(yen(32_000, 59_805), 10), "JPY", rates)).toBe(5_382_500);
    expect(discountedPrice(yen(32_000, 59_805), 10).price).toBe(28_800);
  });

  test("may be nothing, where the euro has a price", () => {
    expect(convert(addPriced(euros(25_000), yen(5_000, 0)), "JPY", rates)).toBe(4_225_000);
  });

  test("differs from another one by its own amount, and by euros rounded as prices are", () => {
    const difference = minusPriced(euros(2_000), yen(7_000, 12_000));
    expect(difference.price).toBe(-5_000);
    expect(convertDifference(difference, "JPY", rates)).toBe(338_000 - 1_200_000);
    expect(convertDifference(difference, "USD", rates)).toBe(0 - convert(minor(5_000), "USD", rates));
  });
});

const amount = fc.nat(100_000).map(minor);
const anyPriced: fc.Arbitrary<Priced> = fc
  .record({ price: amount, set: fc.dictionary(fc.constantFrom(...foreignCurrencies), amount) })
  .map(({ price, set }) => ({ price, own: ownAmounts(price, set) }));
const parts = fc.array(anyPriced, { minLength: 1, maxLength: 8 });

test("without prices of their own, sums are converted as the specification says", () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), fc.constantFrom(...currencies), (prices, currency) => {
      const sum = minor(prices.reduce<number>((total, price) => total + price, 0));
      const priced = addPriced(...prices.map((price) => ({ price })));
      expect(priced).toEqual({ price: sum });
      expect(convert(priced, currency, rates)).toBe(convert(sum, currency, sampleRates));
    }),
  );
});

test("a sum is its own parts and the converted rest, in whatever order it is added up", () => {
  fc.assert(
    fc.property(parts, fc.constantFrom(...foreignCurrencies), (priced, currency) => {
      const own = priced.filter((one) => one.own?.[currency]);
      const set = own.reduce((total, one) => total + (one.own?.[currency]?.amount ?? 0), 0);
      const rest = priced.filter((one) => !own.includes(one)).reduce((total, { price }) => total + price, 0);
      const expected = set + convert(minor(rest), currency, rates);
      expect(convert(addPriced(...priced), currency, rates)).toBe(expected);
      expect(convert(addPriced(...priced.toReversed()), currency, rates)).toBe(expected);
    }),
  );
});

test("what is added and taken off again leaves the price as it was", () => {
  fc.assert(
    fc.property(anyPriced, anyPriced, (one, other) => {
      expect(isSamePrice(minusPriced(addPriced(one, other), other), one)).toBe(true);
    }),
  );
});
