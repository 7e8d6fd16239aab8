import { expect, test } from "vitest";
import { before, type Period } from "./before";

test.each<[at: string, period: Period, moment: string]>([
  ["2026-11-21", {}, "2026-11-21"],
  ["2026-11-21", { days: 30 }, "2026-10-22"],
  ["2026-11-21", { months: 13 }, "2025-10-21"],
  ["2026-03-31", { months: 1 }, "2026-02-28"],
  ["2028-02-29", { years: 3 }, "2025-02-28"],
  ["2026-01-15", { years: 10 }, "2016-01-15"],
  ["2026-03-31", { months: 1, days: 30 }, "2026-01-29"],
])("%s, %j before: %s", (at, period, moment) => {
  expect(before(new Date(`${at}T04:17:00Z`), period)).toEqual(new Date(`${moment}T04:17:00Z`));
});
