import { expect, test } from "vitest";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { OrderLine } from "./order";
import { arePieces, sentPieces, without } from "./pieces";

const line = (kind: OrderedKind, quantity: number) => ({ kind, quantity }) as OrderLine;
const most = [
  { line: 0, quantity: 3 },
  { line: 2, quantity: 1 },
];

test.each<[string, Parameters<typeof arePieces>[0], boolean]>([
  ["all there is", most, true],
  ["one of three", [{ line: 0, quantity: 1 }], true],
  ["nothing", [], false],
  ["one more than there is", [{ line: 0, quantity: 4 }], false],
  ["none of a line", [{ line: 0, quantity: 0 }], false],
  ["less than none", [{ line: 0, quantity: -1 }], false],
  ["a half", [{ line: 0, quantity: 0.5 }], false],
  ["a line there is not", [{ line: 1, quantity: 1 }], false],
  ["right ones and a wrong one", [most[0]!, { line: 2, quantity: 2 }], false],
  [
    "a line named twice",
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
    false,
  ],
])("%s", (_, pieces, are) => expect(arePieces(pieces, most)).toBe(are));

test("what is taken from a line is missing from it, however often it was taken from", () => {
  const one = { line: 0, quantity: 1 };
  expect(without(most, [])).toEqual(most);
  expect(without(most, [one, one])).toEqual([one, { line: 2, quantity: 1 }]);
  expect(without(most, [one, { line: 0, quantity: 2 }])).toEqual([{ line: 2, quantity: 1 }]);
});

test("a parcel has what is no code and no gift of money, by its line", () => {
  const lines = [line("gift-card", 2), line("watch", 3), line("donation", 1), line("surprise-watch", 1)];
  expect(sentPieces({ lines })).toEqual([
    { line: 1, quantity: 3 },
    { line: 3, quantity: 1 },
  ]);
});
