import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { preferredPorts } from "./places.mjs";
import { identityOf, isAlive } from "./processes.mjs";

/**
 * data/run.json records the processes this shop started, so that a start after a crash can distinguish its own
 * leftovers from other programs. A number alone proves nothing, so each has the start time of its process.
 */
export function readRun(data) {
  try {
    return JSON.parse(readFileSync(recordFile(data), "utf8"));
  } catch {
    return { parts: {} };
  }
}

export function writeRun(data, run) {
  mkdirSync(data, { recursive: true });
  const file = recordFile(data);
  writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

export function rememberPart(data, name, pid, notes = {}) {
  const run = readRun(data);
  run.parts[name] = { ...processRecord(pid), ...notes };
  writeRun(data, run);
}

export function removePart(data, name) {
  if (!existsSync(recordFile(data))) return;
  const run = readRun(data);
  delete run.parts[name];
  writeRun(data, run);
}

/** Recorded properties of a process, to recognise it later. */
export function processRecord(pid) {
  return { pid, began: identityOf(pid) };
}

/** True when the recorded process is still that very process. */
export function isStillRunning(record) {
  return Boolean(record?.pid) && isAlive(record.pid) && identityOf(record.pid) === record.began;
}

/** The ports of this shop's parts: the current ones while it runs, else those of the next start. */
export function portsInUse(data) {
  const { launcher, ports } = readRun(data);
  return isStillRunning(launcher) ? { ...preferredPorts, ...ports } : preferredPorts;
}

function recordFile(data) {
  return path.join(data, "run.json");
}
