import { daysAfter } from "./paris-day";

/** Public holidays that fall on the same day every year. Source: French labour code, L3133-1. */
const fixedHolidays: readonly string[] = [
  "01-01",
  "05-01",
  "05-08",
  "07-14",
  "08-15",
  "11-01",
  "11-11",
  "12-25",
];

/** Days from Easter Sunday to Easter Monday, Ascension and Whit Monday. */
const movingHolidays: readonly number[] = [1, 39, 50];

/** Easter Sunday as 2026-04-05. Source: the anonymous Gregorian computus. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * shift + 114;
  const [month, day] = [Math.floor(count / 31), (count % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function isHoliday(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return (
    fixedHolidays.includes(day.slice(5)) || movingHolidays.some((days) => daysAfter(easter, days) === day)
  );
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The day itself, or the next one on which people work in France. @param day as 2026-03-31 */
export const workingDayFrom = (day: string): string =>
  isWeekend(day) || isHoliday(day) ? workingDayFrom(daysAfter(day, 1)) : day;
