import { expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import { catalogue } from "@/tests/factories/selection";
import type { OrderLine } from "./order";
import { announcedDays, promisedDays } from "./promised-days";

/** A Monday. */
const now = new Date("2026-11-23T09:00:00Z");
const line = (kind: OrderLine["kind"], quantity = 1, selection: OrderLine["selection"] = null) =>
  ({ kind, quantity, selection }) as OrderLine;
const bespoke = line("bespoke", 1, { ...defaultSelection });

const promised = (
  lines: readonly OrderLine[],
  waiting = { bespoke: 0, ready: 0 },
  perDay: { bespoke: number | null; ready: number | null } = { bespoke: 2, ready: 5 },
) => promisedDays({ lines }, catalogue, { leadDays: 12, workshop: { perDay, closures: [] } }, waiting, now);

test("with a short queue it is the days the parts take", () => {
  expect(promised([bespoke])).toBe(12);
  expect(promised([line("watch")], { bespoke: 1_000, ready: 0 })).toBe(12);
});

test("with a long queue it is the day the queue is built, without weekends", () => {
  // 21 pieces at two a day: the eleventh working day after a Monday.
  expect(promised([bespoke], { bespoke: 20, ready: 0 })).toBe(15);
  // 61 pieces at five a day: the thirteenth.
  expect(promised([line("watch")], { bespoke: 0, ready: 60 })).toBe(17);
});

test("all pieces of the order have to be built, a surprise as a bespoke one", () => {
  expect(promised([line("watch", 61)])).toBe(17);
  // 101 pieces at two a day: 51 working days, including two Fridays that are holidays.
  expect(promised([line("surprise-watch")], { bespoke: 100, ready: 0 })).toBe(73);
});

test("without a pace the queue is ignored, and what is not sent has no day", () => {
  expect(promised([bespoke], { bespoke: 500, ready: 0 }, { bespoke: null, ready: 5 })).toBe(12);
  expect(promised([line("gift-card")], { bespoke: 500, ready: 0 })).toBeNull();
  expect(promised([line("pre-order")], { bespoke: 500, ready: 0 })).toBeNull();
});

const announced = (lines: readonly OrderLine[], queueDays: { bespoke: number; ready: number }) =>
  announcedDays(lines, catalogue, { leadDays: 12, queueDays });

test("before an order it is the longest of the parts and its queues", () => {
  expect(announced([bespoke], { bespoke: 20, ready: 30 })).toBe(20);
  expect(announced([line("watch")], { bespoke: 20, ready: 30 })).toBe(30);
  expect(announced([bespoke, line("watch")], { bespoke: 20, ready: 15 })).toBe(20);
  expect(announced([bespoke, line("gift-card")], { bespoke: 3, ready: 30 })).toBe(12);
  expect(announced([line("gift-card")], { bespoke: 20, ready: 30 })).toBeNull();
});
