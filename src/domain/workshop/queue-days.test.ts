import { expect, test } from "vitest";
import { queueDays } from "./queue-days";
import { sortOf } from "./workshop";

/** Monday in Paris. */
const now = new Date("2026-11-22T23:30:00Z");
const workshop = { perDay: { bespoke: 2, ready: 4 }, closures: [] };

test("a piece waits until all before it are built, each sort at its own pace", () => {
  const waiting = { bespoke: 3, ready: 8 };
  expect(queueDays(workshop, waiting, { bespoke: 1, ready: 1 }, now)).toEqual({ bespoke: 2, ready: 3 });
  expect(queueDays(workshop, waiting, { bespoke: 2, ready: 0 }, now)).toEqual({ bespoke: 3, ready: 0 });
});

test("a sort without a pace has no queue", () => {
  const open = { ...workshop, perDay: { bespoke: null, ready: 4 } };
  const days = queueDays(open, { bespoke: 500, ready: 0 }, { bespoke: 1, ready: 1 }, now);
  expect(days).toEqual({ bespoke: 0, ready: 1 });
});

test("watches are built: composed ones, surprises and ready-made ones; nothing else is", () => {
  expect((["bespoke", "surprise-watch", "watch"] as const).map(sortOf)).toEqual([
    "bespoke",
    "bespoke",
    "ready",
  ]);
  expect((["gift-card", "pre-order"] as const).map(sortOf)).toEqual([null, null]);
});
