import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "./failure.mjs";

const hasProc = process.platform === "linux";

/**
 * True while a process has this number, for any owner.
 * @param {number} pid
 */
export function isAlive(pid) {
  return isTaken(pid) && !isZombie(pid);
}

/**
 * True while this number is in use: by a process, on Linux a thread, or a zombie.
 * @param {number} pid
 */
export function isTaken(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {number} pid */
function isZombie(pid) {
  if (!hasProc) return false;
  try {
    return statFields(pid)[0] === "Z";
  } catch {
    return false;
  }
}

/**
 * Tells a process from a later one with the same number: its start time in the kernel's own unit.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
export function identityOf(pid) {
  try {
    if (hasProc) return statFields(pid)[19] ?? null;
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

/**
 * Fields of /proc/N/stat after the command name, which may itself contain spaces and brackets.
 * @param {number} pid
 */
export function statFields(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/**
 * @param {number} pid
 * @returns {number | undefined} the process that started this one, or undefined
 */
export function parentOf(pid) {
  try {
    if (hasProc) return Number(statFields(pid)[1]);
    return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }));
  } catch {
    return undefined;
  }
}

/**
 * Every process as { pid, command }, where command is the argument list.
 * @returns {{ pid: number, command: string[] }[]}
 */
export function listProcesses() {
  if (hasProc)
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readCommand);
  if (process.platform === "win32") return [];
  const table = execFileSync("ps", ["-axo", "pid=,command="], { encoding: "utf8", maxBuffer: 1 << 26 });
  return table
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [pid, ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), command };
    });
}

/** @param {string} pid */
function readCommand(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean);
    return command.length > 0 ? [{ pid: Number(pid), command }] : [];
  } catch {
    return [];
  }
}

/**
 * Waits until the process has ended.
 * @param {number} pid
 * @param {number} limit
 * @returns false when it still runs after `limit` milliseconds
 */
export async function waitForEnd(pid, limit) {
  const deadline = Date.now() + limit;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(25);
  }
  return true;
}

/**
 * Asks a process to end, and kills it when it does not within `patience` milliseconds.
 * `group` also reaches what the process started, where it leads a process group of its own.
 * @param {number} pid
 * @param {{ signal?: NodeJS.Signals, patience?: number, group?: boolean }} [options]
 */
export async function endProcess(pid, { signal = "SIGTERM", patience = 8000, group = false } = {}) {
  send(group ? -pid : pid, signal);
  const ended = await waitForEnd(pid, patience);
  // The group is killed even after a clean end: a worker that survives its leader would hold the port.
  if (!ended || group) send(group ? -pid : pid, "SIGKILL");
  return ended || (await waitForEnd(pid, 2000));
}

/** @param {number} target @param {NodeJS.Signals} signal */
function send(target, signal) {
  try {
    process.kill(target, signal);
  } catch (error) {
    if (codeOf(error) !== "ESRCH" && codeOf(error) !== "EPERM") throw error;
  }
}

/** @type {Map<import("node:child_process").ChildProcess, { group: boolean }>} */
const companions = new Map();
process.on("exit", () => {
  for (const [child, { group }] of companions) if (child.pid) send(group ? -child.pid : child.pid, "SIGTERM");
});

/**
 * Ties a child to this process: it is ended whenever this process ends, except by kill -9.
 * @template {import("node:child_process").ChildProcess} C
 * @param {C} child
 * @param {{ group?: boolean }} [options] `group`: it leads a process group, which is then ended as a whole
 */
export function tieToThisProcess(child, { group = false } = {}) {
  companions.set(child, { group });
  child.once("close", () => companions.delete(child));
  return child;
}
