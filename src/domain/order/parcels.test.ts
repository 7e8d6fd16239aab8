import { describe, expect, test } from "vitest";
import type { Parcel } from "./carrier";
import { nothingGivenUp } from "@/tests/factories/nothing-given-up";
import type { LedgerFacts } from "./line-ledger";
import type { Order, OrderEvent, OrderLine } from "./order";
import { leftToSend, parcelsOf } from "./parcels";

const day = (number: number) => new Date(`2026-11-${number}T10:00:00Z`);
const lines = [
  { kind: "watch", quantity: 3, total: 90_000 },
  { kind: "gift-card", quantity: 1, total: 5_000 },
  { kind: "bespoke", quantity: 1, total: 32_000 },
] as unknown as readonly OrderLine[];
const parcel: Parcel = { carrier: "dhl", trackingNumber: "123456" };
const ahead = { carrier: "ups", trackingNumber: "654321", sentAt: day(11) } as const;

const order = (
  parts: Order["parts"],
  sent: Parcel | null,
  ...timeline: readonly OrderEvent[]
): LedgerFacts & Pick<Order, "parcel"> => ({ ...nothingGivenUp, lines, parts, parcel: sent, timeline });
const shipped = { at: day(20), event: "shipped" };
const withdrawn = (at: Date) => ({ at, event: "part-withdrawn", detail: "1x1" });

describe("parcels", () => {
  test("there are none before one has left", () => {
    expect(parcelsOf(order([], null))).toEqual([]);
    expect(parcelsOf(order([], null, shipped))).toEqual([]);
    expect(parcelsOf(order([], parcel))).toEqual([]);
  });

  test("one that left ahead is followed by another", () => {
    const part = { ...ahead, pieces: [{ line: 0, quantity: 2 }] };
    expect(parcelsOf(order([part], null))).toEqual([{ ...part, isLast: false }]);
  });

  test("the last one has all that was left, and left when the order did", () => {
    const part = { ...ahead, pieces: [{ line: 0, quantity: 2 }] };
    const pieces = [
      { line: 0, quantity: 1 },
      { line: 2, quantity: 1 },
    ];
    expect(parcelsOf(order([part], parcel, { at: day(11), event: "part-sent" }, shipped))).toEqual([
      { ...part, isLast: false },
      { ...parcel, sentAt: day(20), pieces, isLast: true },
    ]);
  });
});

test("what a buyer withdrew from before the last parcel stays here; afterwards it was in it", () => {
  const inLast = (...timeline: readonly OrderEvent[]) =>
    parcelsOf(order([], parcel, ...timeline)).at(-1)?.pieces[0]?.quantity;
  expect(leftToSend(order([], null, withdrawn(day(12))))[0]?.quantity).toBe(2);
  expect(inLast(withdrawn(day(12)), shipped)).toBe(2);
  expect(inLast(shipped, withdrawn(day(21)))).toBe(3);
});
