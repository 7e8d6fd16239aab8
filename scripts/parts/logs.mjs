import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";

const rotationSize = 5 * 1024 * 1024;
/** Half of the twelve months that logs are kept at most: there is a current and a previous log. */
const rotationAge = 180 * 86_400_000;

/**
 * The end of a log file, without reading all of it.
 * @param {string} file
 * @param {number} count
 */
export function lastLines(file, count) {
  if (!existsSync(file)) return "";
  const handle = openSync(file, "r");
  try {
    const size = fstatSync(handle).size;
    const buffer = Buffer.alloc(Math.min(size, 64 * 1024));
    readSync(handle, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString("utf8").trimEnd().split("\n").slice(-count).join("\n");
  } finally {
    closeSync(handle);
  }
}

/**
 * The last lines of a shop's log in which it complains.
 * @param {string} file
 * @param {number} count
 */
export const complaints = (file, count) =>
  lastLines(file, Infinity)
    .split("\n")
    .filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))
    .slice(-count)
    .join("\n");

/** @param {number} time */
const isOld = (time) => Date.now() - time > rotationAge;

/**
 * Keeps one older log beside the current one, so that logs never fill the disk and never grow older than a year.
 * @param {string} file
 */
export function rotate(file) {
  const older = `${file}.1`;
  if (existsSync(older) && isOld(statSync(older).mtimeMs)) rmSync(older);
  if (!existsSync(file)) return;
  const { size, birthtimeMs } = statSync(file);
  if (size > rotationSize || (size > 0 && isOld(birthtimeMs))) renameSync(file, older);
}
