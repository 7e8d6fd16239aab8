import { expect, test } from "vitest";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { OrderLine } from "./order";
import type { OrderState } from "./order-state";
import { undoableStep } from "./undo-step";

const start = new Date("2026-11-22T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

const line = (kind: OrderedKind) => ({ kind }) as OrderLine;

const order = (
  events: readonly (readonly [string, string | null])[],
  state: OrderState,
  kind: OrderedKind = "watch",
) => ({
  state,
  lines: [line(kind)],
  timeline: events.map(([event, detail]) => ({ at: start, event, detail })),
});

const by = "clerk@valcour.example";

test("a step of staff can be taken back for a minute, to where the order came from", () => {
  const moved = order(
    [
      ["pending", null],
      ["paid", null],
      ["in-workshop", by],
    ],
    "in-workshop",
  );
  expect(undoableStep(moved, after(0), 60_000)).toMatchObject({
    from: "paid",
    to: "in-workshop",
    until: after(60),
  });
  expect(undoableStep(moved, after(59.999), 60_000)).toMatchObject({ from: "paid" });
  expect(undoableStep(moved, after(60), 60_000)).toBe("too-late");
});

test.each<OrderState>(["in-workshop", "quality-control", "shipped", "delivered", "held", "withdrawn"])(
  "%s is a step that can be taken back",
  (state) => {
    const from = state === "in-workshop" ? "quality-control" : "in-workshop";
    const moved = order(
      [
        [from, null],
        [state, by],
      ],
      state,
    );
    expect(undoableStep(moved, after(1), 60_000)).toMatchObject({ from, to: state });
  },
);

test("so can a parcel that left with a part of the order, which stays where it was", () => {
  const sent = order(
    [
      ["quality-control", null],
      ["part-sent", `1x1 ${by}`],
    ],
    "quality-control",
  );
  expect(undoableStep(sent, after(59.999), 60_000)).toEqual({
    from: "quality-control",
    to: "part-sent",
    at: start,
    until: after(60),
  });
  expect(undoableStep(sent, after(60), 60_000)).toBe("too-late");
  const unsigned = { ...sent, timeline: sent.timeline.map((row) => ({ ...row, detail: null })) };
  expect(undoableStep(unsigned, after(1), 60_000)).toBe("moved");
});

test("only a withdrawal freezes cards, and one card among watches is enough", () => {
  const withCard = (state: OrderState, ...kinds: OrderedKind[]) => ({
    ...order(
      [
        ["paid", null],
        [state, by],
      ],
      state,
    ),
    lines: kinds.map(line),
  });
  expect(undoableStep(withCard("shipped", "gift-card"), after(1), 60_000)).toMatchObject({ from: "paid" });
  expect(undoableStep(withCard("withdrawn", "watch", "gift-watch"), after(1), 60_000)).toBe("cards");
  expect(undoableStep(withCard("withdrawn", "watch", "gift-card"), after(1), 60_000)).toBe("cards");
  expect(undoableStep(withCard("withdrawn", "watch"), after(1), 60_000)).toMatchObject({ from: "paid" });
});

test("what was taken back before counts for nothing", () => {
  const again = order(
    [
      ["paid", null],
      ["undone", `in-workshop, ${by}`],
      ["held", by],
    ],
    "held",
  );
  expect(undoableStep(again, after(1), 60_000)).toMatchObject({ from: "paid", to: "held" });
});

test.each<[name: string, order: Parameters<typeof undoableStep>[0], error: string]>([
  [
    "the provider's word",
    order(
      [
        ["processing", null],
        ["paid", null],
      ],
      "paid",
    ),
    "moved",
  ],
  [
    "released money",
    order(
      [
        ["held", null],
        ["paid", by],
      ],
      "paid",
    ),
    "moved",
  ],
  [
    "held by the provider",
    order(
      [
        ["paid", null],
        ["held", "amount"],
      ],
      "held",
    ),
    "moved",
  ],
  [
    "the buyer's own word",
    order(
      [
        ["paid", null],
        ["withdrawn", null],
      ],
      "withdrawn",
    ),
    "moved",
  ],
  [
    "a receipt numbered on the way",
    order(
      [
        ["held", null],
        ["withdrawn", by],
      ],
      "withdrawn",
    ),
    "moved",
  ],
  [
    "something has happened since",
    order(
      [
        ["paid", null],
        ["held", by],
        ["refund", null],
      ],
      "held",
    ),
    "moved",
  ],
  [
    "frozen cards",
    order(
      [
        ["paid", null],
        ["withdrawn", by],
      ],
      "withdrawn",
      "gift-card",
    ),
    "cards",
  ],
  ["nothing at all", order([], "paid"), "moved"],
  ["a state that nothing led to", order([["shipped", by]], "shipped"), "moved"],
])("%s stays", (_name, kept, error) => {
  expect(undoableStep(kept, after(1), 60_000)).toBe(error);
});
