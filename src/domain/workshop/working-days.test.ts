import { expect, test } from "vitest";
import { daysToBuild, workshopDayBefore, workshopDayFrom } from "./working-days";

// 2026-12-25 is a Friday; 2026-12-28 a Monday.
const closures = [{ from: "2026-12-28", until: "2026-12-31" }];

test.each([
  ["2026-12-23", "2026-12-23"],
  // Christmas, the weekend, the closure, New Year's Day and another weekend.
  ["2026-12-25", "2027-01-04"],
  ["2026-12-30", "2027-01-04"],
])("from %s the workshop works on %s", (day, expected) => {
  expect(workshopDayFrom(day, closures)).toBe(expected);
});

test.each([
  ["2026-12-23", "2026-12-23"],
  ["2027-01-03", "2026-12-24"],
])("up to %s it last worked on %s", (day, expected) => {
  expect(workshopDayBefore(day, closures)).toBe(expected);
});

test.each<[today: string, pieces: number, perDay: number, days: number]>([
  ["2026-11-23", 0, 4, 0],
  ["2026-11-23", 1, 4, 1],
  ["2026-11-23", 4, 4, 1],
  ["2026-11-23", 5, 4, 2],
  // Over the weekend.
  ["2026-11-27", 1, 4, 3],
  // Thursday before Christmas: nothing is built before 4 January.
  ["2026-12-24", 1, 4, 11],
])("on %s, %i pieces at %i a day take %i days", (today, pieces, perDay, days) => {
  expect(daysToBuild(today, pieces, perDay, closures)).toBe(days);
});

test("an absurdly long queue ends at a limit", () => {
  expect(daysToBuild("2026-11-23", 1_000_000, 1, [])).toBe(1_000);
});
