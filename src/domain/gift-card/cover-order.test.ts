import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import { minor } from "@/src/domain/money/minor";
import { coveredBy, coverOrder, MIN_REST } from "./cover-order";
import { cardKinds, type CardKind } from "./operation";

const line = (kind: OrderedKind, unit: number, quantity = 1) => ({
  kind,
  unit: minor(unit),
  total: minor(unit * quantity),
});
const offered = (id: number, spendable: number, kind: CardKind = "amount") => ({
  id,
  kind,
  spendable: minor(spendable),
});

describe("what cards pay", () => {
  const watch = line("bespoke", 32_000);
  test.each<[string, ReturnType<typeof line>[], ReturnType<typeof offered>[], [number, number][]]>([
    ["a part", [watch], [offered(1, 5_000)], [[1, 5_000]]],
    ["all of it, and keeps the rest", [watch], [offered(1, 50_000)], [[1, 32_000]]],
    [
      "two cards one after the other",
      [watch],
      [offered(1, 20_000), offered(2, 20_000)],
      [
        [1, 20_000],
        [2, 12_000],
      ],
    ],
    ["never another card", [line("gift-card", 5_000)], [offered(1, 5_000)], []],
    ["only what is no card", [watch, line("gift-card", 5_000)], [offered(1, 50_000)], [[1, 32_000]]],
    ["an empty card nothing", [watch], [offered(1, 0)], []],
    ["a rest of one cent is left at fifty", [watch], [offered(1, 31_999)], [[1, 31_950]]],
    ["a rest of fifty cents stays", [watch], [offered(1, 31_950)], [[1, 31_950]]],
    ["a total below fifty cents is paid whole", [line("watch", 30)], [offered(1, 30)], [[1, 30]]],
    ["or not at all", [line("watch", 30)], [offered(1, 20)], []],
    [
      "the last card gives back first",
      [watch],
      [offered(1, 31_000), offered(2, 980)],
      [
        [1, 31_000],
        [2, 950],
      ],
    ],
    [
      "a card for one watch pays one",
      [line("watch", 30_000, 2)],
      [offered(1, 32_000, "watch")],
      [[1, 30_000]],
    ],
    ["the dearest", [line("watch", 20_000), watch], [offered(1, 32_000, "watch")], [[1, 32_000]]],
    [
      "and comes first",
      [watch],
      [offered(1, 5_000), offered(2, 30_000, "watch")],
      [
        [2, 30_000],
        [1, 2_000],
      ],
    ],
    [
      "a second card for one watch nothing, it is kept whole",
      [line("watch", 30_000, 2)],
      [offered(1, 20_000, "watch"), offered(2, 32_000, "watch")],
      [[1, 20_000]],
    ],
    [
      "a card for one watch pays the dearest watch, not a dearer gift",
      [line("watch", 20_000), line("surprise-watch", 25_000), line("gift-watch", 90_000)],
      [offered(1, 80_000, "watch")],
      [[1, 25_000]],
    ],
    ["a card for one watch no gift", [line("gift-watch", 30_000)], [offered(1, 30_000, "watch")], []],
    [
      "cards for an amount keep their order behind it",
      [line("bespoke", 9_000)],
      [offered(1, 3_000), offered(2, 2_000), offered(3, 1_000, "watch"), offered(4, 1_000)],
      [
        [3, 1_000],
        [1, 3_000],
        [2, 2_000],
        [4, 1_000],
      ],
    ],
    ["but no donation", [line("donation", 5_000)], [offered(1, 5_000)], []],
  ])("%s", (_name, lines, cards, expected) => {
    expect(coverOrder(lines, cards).map(({ id, amount }) => [id, amount])).toEqual(expected);
  });
});

const anyLine = fc
  .tuple(
    fc.constantFrom<OrderedKind>("watch", "bespoke", "gift-card", "gift-watch"),
    fc.integer({ min: 1, max: 90_000 }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([kind, unit, quantity]) => line(kind, unit, quantity));
const anyCard = fc
  .tuple(fc.nat(99), fc.nat(60_000), fc.constantFrom(...cardKinds))
  .map(([id, amount, kind]) => offered(id, amount, kind));

test("cards never pay more than they hold, nor other cards, and leave what can be paid", () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(anyCard, { maxLength: 5, selector: ({ id }) => id }),
      (lines, cards) => {
        const covers = coverOrder(lines, cards);
        for (const { id, amount } of covers) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(cards.find((card) => card.id === id)?.spendable ?? 0);
        }
        const total = lines.reduce((sum, { total: price }) => sum + price, 0);
        const others = lines
          .filter(({ kind }) => kind !== "gift-card")
          .reduce((sum, { total: price }) => sum + price, 0);
        const covered = coveredBy(covers);
        expect(covered).toBeLessThanOrEqual(others);
        const rest = total - covered;
        expect(covered === 0 || rest === 0 || rest >= MIN_REST).toBe(true);
      },
    ),
  );
});

test("what cards pay altogether is their sum", () => {
  expect(coveredBy([{ amount: minor(2_000) }, { amount: minor(500) }])).toBe(2_500);
  expect(coveredBy([])).toBe(0);
});
