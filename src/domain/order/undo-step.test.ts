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
])("%s stays", (_name, kept, error) => {
  expect(undoableStep(kept, after(1), 60_000)).toBe(error);
});
