import { describe, expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import type { Article } from "@/src/domain/cart/article";
import { defaultSelection } from "@/src/domain/watch/selection";
import { countedItem } from "./counted-item";
import { leftOfLines } from "./left-of-lines";
import { stockLists } from "./stock";
import { stockTargets } from "./stock-target";
import { sumPieces, wantedPieces } from "./wanted-pieces";

const stockOf = (item: number) => ({ item, isSoldOut: false });

/** The rotor and the dial are counted, and nothing else; the same item where both are one part. */
const counting = (rotor: number, dial: number) => ({
  ...catalogue,
  rotor: catalogue.rotor.map((option) =>
    option.key === defaultSelection.rotor ? { ...option, stock: stockOf(rotor) } : option,
  ),
  dial: catalogue.dial.map((option) =>
    option.key === defaultSelection.dial ? { ...option, stock: stockOf(dial) } : option,
  ),
});

describe("pieces a line takes", () => {
  const articles = new Map([
    ["DI0136", { sku: "DI0136", stock: stockOf(1) } as unknown as Article],
    ["DI0140", { sku: "DI0140" } as unknown as Article],
  ]);
  const wanted = (
    sku: string,
    quantity: number,
    selection: typeof defaultSelection | null = null,
    dial = 8,
  ) => wantedPieces({ sku, quantity, selection }, { catalogue: counting(7, dial), articles });

  test("an article takes pieces of itself, also as a gift; an uncounted one takes none", () => {
    expect(wanted("DI0136", 2)).toEqual([{ item: 1, quantity: 2 }]);
    expect(wanted("DI0136~AAAAAAAAAAAAAAAAAAAAAA", 1)).toEqual([{ item: 1, quantity: 1 }]);
    expect(wanted("DI0140", 2)).toEqual([]);
    expect(wanted("NO-SUCH", 2)).toEqual([]);
  });

  test("a composed watch takes a piece of each of its parts, two where one part is chosen twice", () => {
    expect(wanted("DI0136", 3, defaultSelection)).toEqual(
      expect.arrayContaining([
        { item: 7, quantity: 3 },
        { item: 8, quantity: 3 },
      ]),
    );
    expect(wanted("DI0136", 3, defaultSelection)).toHaveLength(2);
    expect(wanted("DI0136", 3, defaultSelection, 7)).toEqual([{ item: 7, quantity: 6 }]);
  });

  test("lines together take the sum of their pieces", () => {
    expect(
      sumPieces([
        [{ item: 1, quantity: 2 }],
        [
          { item: 2, quantity: 1 },
          { item: 1, quantity: 3 },
        ],
        [],
      ]),
    ).toEqual([
      { item: 1, quantity: 5 },
      { item: 2, quantity: 1 },
    ]);
  });
});

describe("number left of each line", () => {
  const line = (quantity: number, ...pieces: readonly [item: number, quantity: number][]) => ({
    quantity,
    pieces: pieces.map(([item, each]) => ({ item, quantity: each })),
  });
  test.each<
    [string, readonly ReturnType<typeof line>[], readonly [number, number][], readonly (number | null)[]]
  >([
    ["enough", [line(2, [1, 2])], [[1, 2]], [null]],
    ["too few", [line(3, [1, 3])], [[1, 2]], [2]],
    ["none, though more are reserved than there are", [line(3, [1, 3])], [[1, -2]], [0]],
    ["nothing counted", [line(3)], [], [null]],
    ["an item without a count", [line(3, [9, 3])], [], [null]],
    ["two of a part in each piece", [line(3, [1, 6])], [[1, 5]], [2]],
    [
      "the scarcest part decides",
      [line(3, [1, 3], [2, 3])],
      [
        [1, 2],
        [2, 1],
      ],
      [1],
    ],
    ["lines are served in their order", [line(2, [1, 2]), line(2, [1, 2])], [[1, 3]], [null, 1]],
    [
      "a line takes no more than it gets",
      [line(4, [1, 4], [2, 4]), line(2, [1, 2])],
      [
        [1, 3],
        [2, 1],
      ],
      [1, null],
    ],
  ])("%s", (_, lines, available, expected) => {
    expect(leftOfLines(lines, new Map(available))).toEqual(expected);
  });
});

test("a count is about an article, by the name of its watch, or about a part", () => {
  const watch = sampleWatch("DI01", { name: { fr: "Distinction" } });
  const product = {
    ...sampleProduct("DI01", 36, 31_000),
    page: "/montres/distinction/DI01",
    stock: stockOf(1),
  };
  const cap = {
    ...sampleProduct("CAP", 0, 3_000),
    name: { fr: "Casquette" },
    diameter: null,
    watch: null,
    stock: stockOf(2),
  };
  const others = { ...sampleProduct("DI02", 40, 31_000) };
  const sold = {
    products: [others, product, cap],
    watches: [sampleWatch("DI02"), watch],
    catalogue: counting(7, 8),
  };
  expect(countedItem(sold, 1)).toEqual({ name: { fr: "Distinction" }, diameter: 36, path: product.page });
  expect(countedItem(sold, 2)).toEqual({ name: { fr: "Casquette" }, diameter: null, path: "/" });
  const rotor = catalogue.rotor.find(({ key }) => key === defaultSelection.rotor);
  expect(countedItem(sold, 7)).toEqual({ name: rotor?.label, diameter: null, path: "/configurator" });
  expect(countedItem(sold, 9)).toBeNull();
});

test("pieces leave when they are paid, and become free when the order is not paid or is cancelled", () => {
  expect(stockTargets).toEqual({
    processing: "reserved",
    paid: "sold",
    expired: "free",
    failed: "free",
    withdrawn: "free",
    refunded: "free",
  });
});

test("every list of parts can be counted, each once", () => {
  expect(stockLists[0]).toBe("products");
  expect(stockLists).toContain("rotors");
  expect(new Set(stockLists).size).toBe(stockLists.length);
});
