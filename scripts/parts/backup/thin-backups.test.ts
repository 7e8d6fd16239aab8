import { expect, test } from "vitest";
import { brokenOff, nameOf, oldBackups } from "./thin-backups.mjs";

const day = 86_400_000;
const begin = Date.parse("2026-11-26T03:00:00Z");

test("a backup is named by its moment", () => {
  expect(nameOf(new Date(begin))).toBe("2026-11-26T03-00-00Z");
});

test("of a year of nights the newest of a week, five weeks and twelve months are kept", () => {
  const names = Array.from({ length: 365 }, (_, ago) => nameOf(new Date(begin - ago * day)));
  const gone = new Set(oldBackups(names));
  const staying = names.filter((name) => !gone.has(name));
  expect(staying.slice(0, 7)).toEqual(names.slice(0, 7));
  expect(new Set(staying.map((name) => name.slice(0, 7))).size).toBe(12);
  expect(staying.length).toBeLessThanOrEqual(24);
});

test("the newest of several of one day is kept, and other files are left alone", () => {
  const names = ["2026-11-26T03-00-00Z", "2026-11-26T09-00-00Z", "notes.txt", "2026-11-25T03-00-00Z"];
  expect(oldBackups(names)).toEqual(["2026-11-26T03-00-00Z"]);
});

test("an interrupted backup is deleted after a day; running ones and other files stay", () => {
  const old = `${nameOf(new Date(begin - 2 * day))}.part`;
  const names = [old, `${nameOf(new Date(begin - day / 2))}.part`, "film.part", nameOf(new Date(begin))];
  expect(brokenOff(names, begin)).toEqual([old]);
});
