import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Retention: one backup of each day, week and month.
 * @type {readonly { every: (at: Date) => string, count: number }[]}
 */
const kept = [
  { every: (at) => at.toISOString().slice(0, 10), count: 7 },
  { every: (at) => String(Math.floor(at.getTime() / 604_800_000)), count: 5 },
  { every: (at) => at.toISOString().slice(0, 7), count: 12 },
];

/**
 * A backup is named by its moment: 2026-11-26T03-00-00Z.
 * @param {Date} at
 */
export const nameOf = (at) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
/** @param {string} name */
const momentOf = (name) =>
  /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
    ? new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, "T$1:$2:$3Z"))
    : null;

/**
 * Expired backups: the newest of each of the last 7 days, 5 weeks and 12 months is kept.
 * @param {readonly string[]} names
 */
export function oldBackups(names) {
  const moments = names.filter(momentOf).toSorted().toReversed();
  const staying = new Set(moments.slice(0, 1));
  for (const { every, count } of kept) {
    /** @type {Map<string, string>} */
    const newest = new Map();
    for (const name of moments) {
      const at = momentOf(name);
      if (at && !newest.has(every(at))) newest.set(every(at), name);
    }
    for (const name of [...newest.values()].slice(0, count)) staying.add(name);
  }
  return moments.filter((name) => !staying.has(name));
}

const day = 86_400_000;

/**
 * Interrupted backups. One that is younger than a day may still be running.
 * @param {readonly string[]} names
 * @param {number} now
 */
export const brokenOff = (names, now) =>
  names.filter((name) => {
    const at = name.endsWith(".part") ? momentOf(name.slice(0, -".part".length)) : null;
    return at !== null && now - at.getTime() > day;
  });

/**
 * Deletes both; other files in the folder are left alone.
 * @param {string} folder
 * @param {number} now
 * @returns number of deleted backups
 */
export function thinBackups(folder, now = Date.now()) {
  const names = readdirSync(folder);
  const gone = [...oldBackups(names), ...brokenOff(names, now)];
  for (const name of gone) rmSync(path.join(folder, name), { recursive: true, force: true });
  return gone.length;
}
