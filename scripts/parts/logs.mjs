import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync } from "node:fs";

const rotationSize = 5 * 1024 * 1024;

/** The end of a log file, without reading all of it. */
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

/** Keeps one older log beside the current one, so that logs never fill the disk. */
export function rotate(file) {
  if (existsSync(file) && statSync(file).size > rotationSize) renameSync(file, `${file}.1`);
}
