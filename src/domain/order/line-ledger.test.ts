import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { nothingGivenUp } from "@/tests/factories/nothing-given-up";
import { exchangeable } from "./exchanges";
import {
  lineLedger,
  owedMoney,
  withdrawalsOf,
  type LedgerFacts,
  type LineLedger,
  type Taken,
} from "./line-ledger";
import type { OrderLine } from "./order";
import { refundDue } from "./refund-due";
import { judgeRefund, refundablePieces, refundWorth } from "./refundable";
import { withdrawable } from "./withdrawable";

const line = (kind: OrderLine["kind"], quantity: number, unit: number) =>
  ({ kind, quantity, unit: minor(unit), total: minor(unit * quantity) }) as OrderLine;
/** Three watches at 300.00, a card at 50.00, a composed watch at 410.50. */
const lines = [line("watch", 3, 30_000), line("gift-card", 1, 5_000), line("bespoke", 1, 41_050)];
const total = minor(136_050);

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));
/** A history, an entry a day: "event detail". */
const after = (...entries: readonly string[]): LedgerFacts & { total: typeof total } => {
  const timeline = entries.map((entry, place) => {
    const [event = "", ...detail] = entry.split(" ");
    return { at: day(place + 1), event, detail: detail.join(" ") || null };
  });
  const back = Number(
    /→ (\d+)/.exec(timeline.findLast(({ event }) => event === "refund")?.detail ?? "")?.[1],
  );
  return {
    ...nothingGivenUp,
    lines,
    total,
    timeline,
    parts: [
      { carrier: "dhl", trackingNumber: "1234567", sentAt: day(2), pieces: [{ line: 0, quantity: 2 }] },
    ],
    refundedAmount: minor((back || 0) * 100),
  };
};
const exchange = (returnedOn: number | null, state: Taken["state"] = "paid"): Taken => ({
  state,
  exchange: {
    of: 1,
    pieces: [{ line: 0, quantity: 1 }],
    returnedAt: returnedOn === null ? null : day(returnedOn),
  },
});

const decided = (pieces: string, amount: string) =>
  `refund-decided ${pieces} = ${amount} EUR, clerk@a.b: why`;
const gone = (from: number, to: number) => `refund ${from}.00 EUR → ${to}.00 EUR`;

type Counts = Partial<Record<Exclude<keyof LineLedger, "line" | "bought" | "dueSince">, number>>;

describe("the three watches of a line", () => {
  test.each<[string, readonly string[], readonly Taken[], Counts]>([
    ["wait to be sent", ["paid"], [], { standing: 3, toSend: 3 }],
    ["are sent", ["paid", "shipped"], [], { standing: 3, sent: 3, withCustomer: 3 }],
    ["are sent in part", ["paid", "part-sent"], [], { standing: 3, sent: 2, toSend: 1, withCustomer: 2 }],
    [
      "stay here when withdrawn from before they left",
      ["paid", "part-withdrawn 1x1", "shipped"],
      [],
      { standing: 2, withdrawn: 1, sent: 2, withCustomer: 2 },
    ],
    [
      "come back when withdrawn from afterwards",
      ["paid", "shipped", "part-withdrawn 1x1"],
      [],
      { standing: 2, withdrawn: 1, sent: 3, withCustomer: 2 },
    ],
    [
      "stay here first where some have left",
      ["paid", "part-sent", "part-withdrawn 2x1"],
      [],
      { standing: 1, withdrawn: 2, sent: 2, withCustomer: 1 },
    ],
    [
      "are refunded first where money is owed",
      ["paid", "part-withdrawn 1x1", decided("1x1", "300.00"), gone(0, 300)],
      [],
      { standing: 2, refunded: 1, toSend: 2 },
    ],
    [
      "are refunded without a withdrawal, and go no further",
      ["paid", decided("1x1", "300.00"), gone(0, 300), "part-withdrawn 1x1"],
      [],
      { standing: 1, withdrawn: 1, refunded: 1, toSend: 1 },
    ],
    [
      "are not refunded by a refund that failed",
      ["paid", "part-withdrawn 1x1", decided("1x1", "300.00"), "refund-failed"],
      [],
      { standing: 2, withdrawn: 1, toSend: 2 },
    ],
    [
      "are refunded where the answer alone was lost",
      ["paid", "part-withdrawn 1x1", decided("1x1", "300.00"), "refund-failed", gone(0, 300)],
      [],
      { standing: 2, refunded: 1, toSend: 2 },
    ],
    [
      "are owed again where the money came back",
      ["paid", "part-withdrawn 1x1", decided("1x1", "300.00"), gone(0, 300), gone(300, 0)],
      [],
      { standing: 2, withdrawn: 1, toSend: 2 },
    ],
    [
      "are paid for by money given back in the provider's dashboard",
      ["paid", "part-withdrawn 1x1", gone(0, 300)],
      [],
      { standing: 2, refunded: 1, toSend: 2 },
    ],
    [
      "are not paid for by what was given back before",
      ["paid", gone(0, 300), "part-withdrawn 1x1"],
      [],
      { standing: 2, withdrawn: 1, toSend: 2 },
    ],
    [
      "are all withdrawn from with their order",
      ["paid", "shipped", "part-withdrawn 1x1", "withdrawn"],
      [],
      { withdrawn: 3, sent: 3 },
    ],
    ["are all refunded with it", ["paid", "withdrawn", "refunded"], [], { refunded: 3 }],
    [
      "are exchanged",
      ["paid", "shipped"],
      [exchange(null)],
      { standing: 2, awaited: 1, sent: 3, withCustomer: 2 },
    ],
    [
      "have come back from an exchange",
      ["paid", "shipped"],
      [exchange(3)],
      { standing: 2, returned: 1, sent: 3, withCustomer: 2 },
    ],
    [
      "are refunded after it",
      ["paid", "shipped", "delivered", decided("1x1", "300.00"), gone(0, 300)],
      [exchange(3)],
      { standing: 2, refunded: 1, sent: 3, withCustomer: 2 },
    ],
    [
      "stand where the exchange was never paid",
      ["paid", "shipped"],
      [exchange(null, "expired")],
      { standing: 3, sent: 3, withCustomer: 3 },
    ],
    [
      "are never more than three",
      ["paid", "shipped", "part-withdrawn 2x1", "part-withdrawn 2x1"],
      [exchange(null)],
      { awaited: 1, withdrawn: 2, sent: 3 },
    ],
  ])("%s", (_, entries, exchanges, counts) => {
    const nothing = { standing: 0, withdrawn: 0, awaited: 0, returned: 0, refunded: 0, sent: 0, toSend: 0 };
    expect(lineLedger(after(...entries), exchanges)[0]).toMatchObject({
      ...nothing,
      withCustomer: 0,
      ...counts,
    });
  });
});

test("a card has left when it was paid, and is neither exchanged nor withdrawn from by itself", () => {
  const order = { ...after("paid", "shipped"), state: "shipped" } as const;
  expect(lineLedger(order, [])[1]).toMatchObject({ sent: 1, toSend: 0 });
  expect(exchangeable(order, []).map(({ line: place }) => place)).toEqual([0, 2]);
  expect(withdrawable(order, []).map(({ line: place }) => place)).toEqual([0, 2]);
  expect(refundablePieces(order, []).map(({ line: place }) => place)).toEqual([0, 1, 2]);
});

test("what was withdrawn from, exchanged or never sent is not exchanged", () => {
  const of = (state: "shipped" | "delivered" | "withdrawn" | "paid", ...entries: readonly string[]) =>
    exchangeable({ ...after(...entries), state }, [exchange(null)])[0]?.quantity ?? 0;
  expect(of("delivered", "paid", "shipped", "delivered")).toBe(2);
  expect(of("delivered", "paid", "shipped", "part-withdrawn 1x1")).toBe(1);
  expect(of("shipped", "paid", "part-withdrawn 1x1", "shipped")).toBe(1);
  expect(of("withdrawn", "paid", "shipped", "withdrawn")).toBe(0);
  expect(of("paid", "paid")).toBe(0);
});

describe("a withdrawal", () => {
  test("says what comes back and what is given back, to the cent", () => {
    const [kept, sent, rest] = withdrawalsOf(
      after("paid", "part-withdrawn 1x1 1x3", "shipped", "part-withdrawn 1x1", "withdrawn"),
    );
    expect(kept).toMatchObject({ isPart: true, back: [], amount: 71_050 });
    expect(sent).toMatchObject({ isPart: true, back: [{ line: 0, quantity: 1 }], amount: 30_000 });
    expect(rest).toMatchObject({ isPart: false, back: [{ line: 0, quantity: 1 }], amount: 35_000 });
  });

  test.each([
    [101, 3, ["1x1", "1x1", "1x1"], [34, 33, 34]],
    [100, 3, ["1x1", "2x1"], [33, 67]],
    [100, 3, ["1x1 1x1", "1x1"], [67, 33]],
    [100, 3, ["1x2"], [0]],
  ])("%i hundredths for %i pieces, withdrawn as %j, are %j", (paid, quantity, details, amounts) => {
    const sold = {
      ...after(...details.map((detail) => `part-withdrawn ${detail}`)),
      lines: [{ ...line("watch", quantity, 0), total: minor(paid) }],
    };
    expect(withdrawalsOf(sold).map(({ amount }) => amount)).toEqual(amounts);
  });
});

describe("money that is owed", () => {
  const due = (exchanges: readonly Taken[], ...entries: readonly string[]) =>
    refundDue({ ...after(...entries), state: "paid" }, exchanges);

  test("is what was paid for withdrawn pieces, for fourteen days from the first word", () => {
    expect(due([], "paid", "part-withdrawn 1x1", "part-withdrawn 1x3")).toEqual({
      amount: 71_050,
      until: day(2 + 14),
    });
    expect(due([], "paid")).toBeNull();
  });

  test("is owed for an exchange once it has come back", () => {
    expect(due([exchange(null)], "paid", "shipped")).toBeNull();
    expect(due([exchange(3)], "paid", "shipped")).toEqual({ amount: 30_000, until: day(3 + 14) });
  });

  test("ends with its refund, also of less; not while the provider has not given it", () => {
    const before = ["paid", "part-withdrawn 1x1", decided("1x1", "250.00")];
    expect(due([], ...before)).toMatchObject({ amount: 30_000 });
    expect(due([], ...before, gone(0, 250))).toBeNull();
    expect(due([], "paid", "part-withdrawn 1x1", decided("off", "250.00"), gone(0, 250))).not.toBeNull();
    expect(owedMoney(after("paid", "part-withdrawn 1x1", gone(0, 100)), [])?.amount).toBe(20_000);
  });
});

describe("a refund", () => {
  const one = [{ line: 0, quantity: 1 }];
  const judge = (
    [pieces, amount]: readonly [typeof one, number],
    exchanges: readonly Taken[],
    ...entries: readonly string[]
  ) => judgeRefund(after("paid", "shipped", ...entries), exchanges, { pieces, amount });

  test.each<[string, ReturnType<typeof judge>, string | null]>([
    ["of a piece, at what was paid for it", judge([one, 30_000], []), null],
    ["of a piece, at less", judge([one, 20_000], []), null],
    ["of a piece, at more", judge([one, 30_001], []), "too-much"],
    ["of more pieces than there are", judge([[{ line: 0, quantity: 4 }], 1], []), "no-pieces"],
    [
      "of a piece a second time",
      judge([[{ line: 2, quantity: 1 }], 1], [], decided("1x3", "410.50")),
      "no-pieces",
    ],
    ["of what is awaited", judge([[{ line: 0, quantity: 3 }], 1], [exchange(null)]), "no-pieces"],
    ["of what has come back", judge([[{ line: 0, quantity: 3 }], 1], [exchange(3)]), null],
    ["off the order", judge([[], 136_050], []), null],
    ["off the order, above it", judge([[], 136_051], []), "too-much"],
    ["off the order, with what is awaited", judge([[], 106_051], [exchange(null)]), "awaits-return"],
  ])("%s", (_, refusal, expected) => expect(refusal).toBe(expected));

  test("of the pieces of a line one by one comes to what was paid", () => {
    const odd = { ...after("paid"), lines: [{ ...line("watch", 3, 0), total: minor(101) }] };
    expect(refundWorth(odd, [], one)).toBe(34);
    const again = {
      ...odd,
      timeline: [{ at: day(2), event: "refund-decided", detail: "1x1 = 0.34 EUR, a@b: c" }],
    };
    expect(refundWorth(again, [], one)).toBe(33);
  });
});
