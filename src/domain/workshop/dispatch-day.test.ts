import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { daysAfter, parisDay } from "@/src/domain/calendar/paris-day";
import { easterSunday } from "@/src/domain/calendar/working-day";
import { minor } from "@/src/domain/money/minor";
import { dispatchDate } from "@/src/domain/order/dispatch-date";
import type { OrderLine } from "@/src/domain/order/order";
import { promisedDays } from "@/src/domain/order/promised-days";
import { dispatchDay } from "./dispatch-day";

const closures = [{ from: "2026-12-28", until: "2026-12-31" }];
const idle = (day: string) =>
  [0, 6].includes(new Date(day).getUTCDay()) ||
  ["01-01", "05-01", "12-25"].includes(day.slice(5)) ||
  day === daysAfter(easterSunday(Number(day.slice(0, 4))), 1) ||
  closures.some(({ from, until }) => from <= day && day <= until);

test.each([
  // A Monday and twelve days: a Saturday.
  ["2026-11-23", "2026-12-07"],
  // New Year's Day is a Friday, after the closure.
  ["2026-12-16", "2027-01-04"],
  ["2026-12-10", "2026-12-22"],
])("from %s a parcel leaves on %s", (from, day) => {
  expect(dispatchDay(from, 12, closures)).toBe(day);
});

/** On both sides of midnight in Paris, in summer and in winter, every day of two years. */
const moments = Array.from({ length: 730 }, (_, day) =>
  [21.5, 22.5, 23.5].map((hour) => new Date(Date.UTC(2026, 0, 1 + day) + hour * 3_600_000)),
).flat();

test("around each midnight of two years an order gets the dispatch day that its page and its cart showed", () => {
  const lines = [{ kind: "watch", quantity: 1, selection: null }] as unknown as readonly OrderLine[];
  const facts = { parts: [], timeline: [], refundedAmount: minor(0), refundedToCards: minor(0) };
  const workshop = { perDay: { bespoke: null, ready: null }, closures };
  const none = { bespoke: 0, ready: 0 };
  const wrong = [];
  for (const now of moments) {
    const shown = dispatchDay(parisDay(now), 12, closures);
    const days = promisedDays({ lines }, catalogue, { leadDays: 12, workshop }, none, now);
    const order = { ...facts, lines, paidAt: now, state: "paid", promisedDays: days } as const;
    const told = dispatchDate(order, catalogue, 12);
    if (idle(shown) || told === null || parisDay(told) !== shown)
      wrong.push([now.toISOString(), shown, told]);
  }
  expect(wrong).toEqual([]);
});
