import { sampleRates as rates } from "@/tests/factories/sample-rates";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "@/src/domain/money/currency";
import { convert, smallestAmount } from "@/src/domain/money/convert";
import { minor, zero } from "@/src/domain/money/minor";
import { choosePromotion, refusalOfCarried, type CandidateLine } from "./choose-promotion";
import { lineReduction, type ReducibleLine } from "./line-reduction";
import type { Promotion, Reduction } from "./promotion";
import { totalCart } from "./total-cart";

const promotion = (reduction: Reduction, more: Partial<Promotion> = {}): Promotion => ({
  code: "ETE",
  isAutomatic: false,
  title: null,
  reduction,
  skus: [],
  options: [],
  minimum: zero,
  needsSignIn: false,
  ...more,
});
const percent = (value: number, more?: Partial<Promotion>) =>
  promotion({ kind: "percent", percent: value }, more);
const amount = (value: number, more?: Partial<Promotion>) =>
  promotion({ kind: "amount", amount: minor(value) }, more);
const box: Reduction = { kind: "part", parts: ["packaging:WITH"] };

const line = (more: Partial<CandidateLine> = {}): CandidateLine => ({
  id: "1",
  kind: "watch",
  sku: "DI0140",
  price: minor(32_000),
  ownDiscount: 0,
  parts: [],
  quantity: 1,
  ...more,
});
const bespoke = (more: Partial<CandidateLine> = {}) =>
  line({
    kind: "bespoke",
    sku: "BSPK-X",
    price: minor(37_000),
    parts: [
      { option: "packaging:WITH", price: minor(5_000) },
      { option: "dial:ART-WAVE", price: minor(7_000) },
    ],
    ...more,
  });

describe("reduction of a line", () => {
  const rows: readonly [string, Partial<ReducibleLine>, Promotion | null, [number, number, boolean]][] = [
    ["nothing", {}, null, [0, 0, false]],
    ["the percentage", {}, percent(10), [10, 0, false]],
    ["the larger: the product's", { ownDiscount: 15 }, percent(10), [15, 0, false]],
    ["the larger: the promotion's", { ownDiscount: 5 }, percent(10), [10, 0, false]],
    ["nothing from a gift card", { kind: "gift-card", ownDiscount: 20 }, percent(10), [0, 0, false]],
    ["nothing from a gift watch", { kind: "gift-watch" }, amount(500), [0, 0, false]],
    ["nothing for another product", {}, percent(10, { skus: ["DI0240"] }), [0, 0, false]],
    ["the percentage for its product", {}, percent(10, { skus: ["DI0140"] }), [10, 0, false]],
    ["a part of the amount", {}, amount(500), [0, 0, true]],
    ["the product's own rather than the amount", { ownDiscount: 5 }, amount(500), [5, 0, false]],
    ["no part of a ready-made watch", {}, promotion(box), [0, 0, false]],
  ];
  it.each(rows)("%s", (_, changes, one, [discount, free, isShared]) => {
    expect(lineReduction(line(changes), one)).toEqual({ discount, free, isShared });
  });

  it("a free part takes off the price of that part only", () => {
    expect(lineReduction(bespoke(), promotion(box))).toEqual({ discount: 0, free: 5_000, isShared: false });
  });

  it("a percentage applies to the watches with an option", () => {
    const wave = percent(10, { options: ["dial:ART-WAVE"], skus: ["DI0240"] });
    expect(lineReduction(bespoke(), wave).discount).toBe(10);
    expect(lineReduction(bespoke({ parts: [] }), wave).discount).toBe(0);
    expect(lineReduction(line({ sku: "DI0240" }), wave).discount).toBe(10);
  });
});

describe("the promotion of a cart", () => {
  const chosen = (lines: readonly CandidateLine[], ...promotions: Promotion[]) =>
    choosePromotion(lines, promotions, rates).promotion?.code ?? null;

  it("is the one with the largest reduction", () => {
    const ten = percent(10, { code: "DIX" });
    expect(chosen([line()], ten, amount(3_100, { code: "TRENTE" }))).toBe("DIX");
    expect(chosen([line()], ten, amount(3_300, { code: "TRENTE", isAutomatic: true }))).toBe("TRENTE");
  });

  it("is the entered code among equal reductions", () => {
    const automatic = percent(10, { code: "AUTO", isAutomatic: true });
    expect(chosen([line()], automatic, percent(10, { code: "ZZZ" }))).toBe("ZZZ");
  });

  it("is the first by name among equal reductions when no code is entered", () => {
    const [a, b] = ["A", "B"].map((code) => percent(10, { code, isAutomatic: true }));
    expect(chosen([line()], b!, a!)).toBe("A");
    expect(chosen([line()], a!, b!)).toBe("A");
  });

  it("takes a free part off each piece, and an amount off the total once", () => {
    const two = bespoke({ quantity: 2 });
    const free = promotion(box, { code: "ECRIN" });
    expect(chosen([two], free, amount(9_999, { code: "SOMME" }))).toBe("ECRIN");
    expect(chosen([two], free, amount(10_001, { code: "SOMME" }))).toBe("SOMME");
    expect(chosen([line({ ownDiscount: 5 })], amount(5_000, { code: "SOMME" }))).toBeNull();
  });

  it("does not apply to articles without its options", () => {
    const wave = percent(10, { options: ["dial:ART-WAVE"] });
    expect(chosen([line()], wave)).toBeNull();
    expect(chosen([bespoke()], wave)).toBe("ETE");
    expect(chosen([line({ sku: "" })], percent(10, { skus: ["DI0140"] }))).toBeNull();
  });

  it("is not refused without a code or in an empty cart", () => {
    const refused = (carried: string | null, lines: readonly CandidateLine[]) =>
      refusalOfCarried(carried, lines, [percent(10)], { promotion: null }, rates);
    expect(refused(null, [line()])).toBeNull();
    expect(refused("ETE", [])).toBeNull();
    expect(refused("OLD", [])).toEqual({ reason: "invalid" });
    expect(
      refusalOfCarried("ETE", [], [percent(10, { needsSignIn: true })], { promotion: null }, rates),
    ).toEqual({ reason: "sign-in" });
    expect(refused("ETE", [line({ ownDiscount: 20 })])).toEqual({ reason: "no-article" });
  });

  it("is null when no promotion takes anything off", () => {
    expect(chosen([line({ ownDiscount: 20 })], percent(10), amount(500, { code: "B" }))).toBeNull();
    expect(chosen([], percent(10))).toBeNull();
  });

  const refusals: readonly [string, readonly CandidateLine[], Promotion, object | null][] = [
    [
      "below its least amount",
      [line()],
      percent(10, { minimum: minor(40_000) }),
      { reason: "minimum", missing: 8_000 },
    ],
    ["at its least amount", [line()], percent(10, { minimum: minor(32_000) }), null],
    [
      "gift cards do not count towards it",
      [line(), line({ id: "2", kind: "gift-card" })],
      percent(10, { minimum: minor(40_000) }),
      { reason: "minimum", missing: 8_000 },
    ],
    ["for who has signed in", [line()], percent(10, { needsSignIn: true }), { reason: "sign-in" }],
    ["for other articles", [line()], percent(10, { skus: ["X"] }), { reason: "no-article" }],
    ["of another name", [line()], percent(10, { code: "AUTRE" }), { reason: "invalid" }],
  ];
  it.each(refusals)("%s", (_, lines, one, expected) => {
    const found = choosePromotion(lines, [one], rates);
    expect(found.promotion?.code ?? null).toBe(expected === null || one.code !== "ETE" ? one.code : null);
    expect(refusalOfCarried(" ete ", lines, [one], found, rates)).toEqual(expected);
  });

  it("reports that another promotion takes more off", () => {
    const better = amount(9_000, { code: "MIEUX", isAutomatic: true });
    const found = choosePromotion([line()], [percent(10), better], rates);
    expect(refusalOfCarried("ETE", [line()], [percent(10), better], found, rates)).toEqual({
      reason: "better",
    });
  });
});

describe("a part that is free", () => {
  it("is left out of the price before it is reduced and converted", () => {
    const counted = { id: "a", price: minor(37_000), free: minor(5_000), discount: 10, quantity: 2 };
    // 288.00 EUR is 311.04 USD, shown as 311.00.
    expect(totalCart([{ ...counted, isShared: false }], "USD", rates)).toMatchObject({
      lines: [{ fullUnit: convert(minor(37_000), "USD", rates), unit: 31_100, total: 62_200 }],
      total: 62_200,
    });
  });
});

describe("an amount off the whole", () => {
  it("is shared so that the lines add up to the total, in every currency", () => {
    const lineArbitrary = fc.record({
      id: fc.constant("x"),
      price: fc.integer({ min: 1, max: 200_000 }).map(minor),
      discount: fc.constantFrom(0, 10),
      quantity: fc.integer({ min: 1, max: 4 }),
      isShared: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(lineArbitrary, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 300_000 }).map(minor),
        fc.constantFrom(...currencies),
        (lines, off, currency) => {
          const before = totalCart(lines, currency, rates);
          const after = totalCart(lines, currency, rates, off);
          const bearing = before.lines.filter((_, place) => lines[place]?.isShared);
          const most = bearing.reduce((sum, { total }) => sum + total, 0);
          expect(after.total).toBe(after.lines.reduce((sum, { total }) => sum + total, 0));
          expect(before.total - after.total).toBeLessThanOrEqual(most);
          const exact = currency === "EUR" ? Math.min(off, most) : before.total - after.total;
          expect(before.total - after.total).toBe(exact);
          const unit = smallestAmount(currency);
          for (const [place, { total }] of after.lines.entries()) {
            const least = lines[place]?.isShared ? 0 : (before.lines[place]?.total ?? 0);
            expect(total).toBeGreaterThanOrEqual(least);
            expect(total).toBeLessThanOrEqual(before.lines[place]?.total ?? 0);
            expect(total % unit).toBe(0);
          }
        },
      ),
    );
  });
});
