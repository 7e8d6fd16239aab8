import { expect, test } from "vitest";
import { arePieces, readPieces, without, writePieces } from "./pieces";

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

test("pieces are read as they were written", () => {
  const pieces = [
    { line: 0, quantity: 2 },
    { line: 2, quantity: 1 },
  ];
  expect(writePieces(pieces)).toBe("2x1 1x3");
  expect(readPieces("2x1 1x3@1763888400000")).toEqual(pieces);
  expect(readPieces("")).toEqual([]);
  expect(readPieces("12x10")).toEqual([{ line: 9, quantity: 12 }]);
});
