import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { Order, OrderLine } from "./order";
import { partWithdrawals, readPieces, withdrawable, withdrawnPieces, writePieces } from "./withdrawn-pieces";

const line = (kind: OrderLine["kind"], quantity: number, unit: number) =>
  ({ kind, quantity, unit: minor(unit), total: minor(unit * quantity) }) as OrderLine;

const at = new Date("2026-11-23T09:00:00Z");
const order = (...details: readonly string[]): Pick<Order, "lines" | "timeline"> => ({
  lines: [line("watch", 3, 30_000), line("gift-card", 1, 5_000), line("bespoke", 1, 41_050)],
  timeline: details.map((detail) => ({ at, event: "part-withdrawn", detail })),
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

test("what is given back is what was paid for the pieces", () => {
  expect(partWithdrawals(order("1x1", "1x1 1x3")).map(({ amount }) => amount)).toEqual([30_000, 71_050]);
});

test.each([
  [101, 3, ["1x1", "1x1", "1x1"], [34, 33, 34]],
  [100, 3, ["1x1", "2x1"], [33, 67]],
  [100, 3, ["1x1 1x1", "1x1"], [67, 33]],
  [100, 3, ["1x2"], [0]],
])("%i hundredths for %i pieces, withdrawn as %j, are %j", (total, quantity, details, amounts) => {
  const sold = { ...order(...details), lines: [{ ...line("watch", quantity, 0), total: minor(total) }] };
  expect(partWithdrawals(sold).map(({ amount }) => amount)).toEqual(amounts);
});

test("nothing else that happened to an order was a withdrawal from a part", () => {
  const timeline = [
    { at, event: "part-sent", detail: "1x1 clerk@valcour.example" },
    { at, event: "part-withdrawn", detail: null },
  ];
  expect(partWithdrawals({ ...order(), timeline })).toEqual([{ at, pieces: [], amount: 0 }]);
});

test("what travels in a parcel can be withdrawn from until nothing of it is left", () => {
  expect(withdrawable(order(), [])).toEqual([
    { line: 0, quantity: 3 },
    { line: 2, quantity: 1 },
  ]);
  expect(withdrawable(order("2x1 1x3"), [])).toEqual([{ line: 0, quantity: 1 }]);
  expect(withdrawnPieces(order("2x1 1x3"))).toEqual([
    { line: 0, quantity: 2 },
    { line: 2, quantity: 1 },
  ]);
});

test("what was exchanged cannot", () => {
  const exchange = { of: 1, pieces: [{ line: 0, quantity: 1 }], returnedAt: null };
  expect(withdrawable(order("1x3"), [{ state: "paid", exchange }])).toEqual([{ line: 0, quantity: 2 }]);
  expect(withdrawable(order("1x3"), [{ state: "expired", exchange }])).toEqual([{ line: 0, quantity: 3 }]);
});
