import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { preferredPorts } from "./places.mjs";
import { identityOf, isAlive } from "./processes.mjs";

/** @import { ProcessRecord, Run } from "./types.ts" */

/**
 * data/run.json records the processes this shop started, so that a start after a crash can distinguish its own
 * leftovers from other programs. A number alone proves nothing, so each has the start time of its process.
 * @param {string} data
 * @returns {Run}
 */
export function readRun(data) {
  try {
    return JSON.parse(readFileSync(recordFile(data), "utf8"));
  } catch {
    return { parts: {} };
  }
}

/** @param {string} data @param {Run} run */
export function writeRun(data, run) {
  mkdirSync(data, { recursive: true });
  const file = recordFile(data);
  writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * @param {string} data
 * @param {string} name
 * @param {number} pid
 * @param {{ standalone?: boolean }} [notes]
 */
export function rememberPart(data, name, pid, notes = {}) {
  const run = readRun(data);
  run.parts[name] = { ...processRecord(pid), ...notes };
  writeRun(data, run);
}

/** @param {string} data @param {string} name */
export function removePart(data, name) {
  if (!existsSync(recordFile(data))) return;
  const run = readRun(data);
  delete run.parts[name];
  writeRun(data, run);
}

/**
 * Recorded properties of a process, to recognise it later.
 * @param {number} pid
 * @returns {ProcessRecord}
 */
export function processRecord(pid) {
  return { pid, began: identityOf(pid) };
}

/**
 * True when the recorded process is still that very process.
 * @template {ProcessRecord} R
 * @param {R | undefined} record
 * @returns {record is R}
 */
export function isStillRunning(record) {
  return (
    record !== undefined &&
    Boolean(record.pid) &&
    isAlive(record.pid) &&
    identityOf(record.pid) === record.began
  );
}

/**
 * The ports of this shop's parts: the current ones while it runs, else those of the next start.
 * @param {string} data
 */
export function portsInUse(data) {
  const { launcher, ports } = readRun(data);
  return isStillRunning(launcher) ? { ...preferredPorts, ...ports } : preferredPorts;
}

/** @param {string} data */
function recordFile(data) {
  return path.join(data, "run.json");
}
