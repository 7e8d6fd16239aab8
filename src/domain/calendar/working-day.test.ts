import { expect, test } from "vitest";
import { daysAfter, parisDay } from "./paris-day";
import { easterSunday, workingDayFrom } from "./working-day";

test.each([
  [1818, "1818-03-22"],
  [1943, "1943-04-25"],
  [1954, "1954-04-18"],
  [1981, "1981-04-19"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2038, "2038-04-25"],
  [2049, "2049-04-18"],
  [2076, "2076-04-19"],
  [2100, "2100-03-28"],
  [2285, "2285-03-22"],
])("Easter of %i", (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

// Specification 13.6; French labour code, L3133-1. Holidays on a weekend are not listed here.
test.each<[year: number, holidays: readonly string[]]>([
  [2025, ["01-01", "04-21", "05-01", "05-08", "05-29", "06-09", "07-14", "08-15", "11-11", "12-25"]],
  [2026, ["01-01", "04-06", "05-01", "05-08", "05-14", "05-25", "07-14", "11-11", "12-25"]],
  [2027, ["01-01", "03-29", "05-06", "05-17", "07-14", "11-01", "11-11"]],
])("in %i weekends and holidays are not working days", (year, holidays) => {
  const days = Array.from({ length: 365 }, (_, count) => daysAfter(`${year}-01-01`, count));
  const idle = days.filter((day) => workingDayFrom(day) !== day);
  const weekdays = idle.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  expect(weekdays).toEqual(holidays.map((day) => `${year}-${day}`));
  expect(idle).toHaveLength(
    weekdays.length + days.filter((day) => new Date(day).toUTCString().startsWith("S")).length,
  );
});

test.each([
  // Saturday
  ["2026-11-21", "2026-11-23"],
  // Christmas is a Friday
  ["2026-12-25", "2026-12-28"],
  // From Saturday over Easter Monday
  ["2026-04-04", "2026-04-07"],
])("%s ends on %s", (day, expected) => {
  expect(workingDayFrom(day)).toBe(expected);
});

test("a day begins and ends at midnight in Paris, in winter and in summer", () => {
  expect(parisDay(new Date("2026-11-21T22:59:59Z"))).toBe("2026-11-21");
  expect(parisDay(new Date("2026-11-21T23:00:00Z"))).toBe("2026-11-22");
  expect(parisDay(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
});

test("the day matches the time zone database at each hour of two years, including both clock changes", () => {
  const table = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris", dateStyle: "short" });
  const wrong = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000)
    if (parisDay(new Date(at)) !== table.format(at)) wrong.push(new Date(at).toISOString());
  expect(wrong).toEqual([]);
});

test("days are counted across months, years and clock changes", () => {
  expect(daysAfter("2026-03-28", 2)).toBe("2026-03-30");
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2028-03-01", -1)).toBe("2028-02-29");
});
