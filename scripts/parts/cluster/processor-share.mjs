import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "../failure.mjs";
import { statFields } from "../processes.mjs";

/**
 * @typedef {object} Controller
 * @property {string} root
 * @property {string} mark a file that is there where the machine has it
 * @property {(root: string) => void} [prepare]
 * @property {(quotaUs: number | null) => Record<string, string | number>} settings
 */

/** @import { Program } from "../types.ts" */

/** Ticks of the clock used by /proc. */
const ticksPerSecond = 100;

/** Short, so that a throttled process waits for milliseconds only. */
const periodUs = 20_000;

/**
 * Linux's two interfaces to limit the processor time of a group of processes.
 * @type {readonly Controller[]}
 */
const controllers = [
  {
    root: "/sys/fs/cgroup/cpu",
    mark: "cpu.cfs_quota_us",
    settings: (quotaUs) => ({ "cpu.cfs_period_us": periodUs, "cpu.cfs_quota_us": quotaUs ?? -1 }),
  },
  {
    root: "/sys/fs/cgroup",
    mark: "cgroup.controllers",
    prepare: (root) => writeFileSync(path.join(root, "cgroup.subtree_control"), "+cpu"),
    settings: (quotaUs) => ({ "cpu.max": `${quotaUs ?? "max"} ${periodUs}` }),
  },
];

/**
 * A group of processes that may be limited to a share of the processors.
 * @param {string} name
 * @returns undefined where this machine has no controller, or this account may not use it
 */
export function createShare(name) {
  const controller = controllers.find(({ root, mark }) => existsSync(path.join(root, mark)));
  if (!controller) return undefined;
  const { settings } = controller;
  const folder = path.join(controller.root, `valcour-${process.pid}-${name}`);
  try {
    controller.prepare?.(controller.root);
    mkdirSync(folder, { recursive: true });
    limit(null);
  } catch {
    return undefined;
  }
  return {
    limit,
    /** Wraps a program so that it starts in this group, with its children. */
    inside: (/** @type {Program} */ { command, args, ...rest }) => ({
      ...rest,
      command: "/bin/sh",
      args: ["-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder, command, ...args],
    }),
    /** Periods in which the group was active, and those in which it was throttled. */
    periods: () => ({ all: counter("nr_periods"), waited: counter("nr_throttled") }),
    /** Processor seconds used by the processes now in the group. */
    seconds: () =>
      readFileSync(path.join(folder, "cgroup.procs"), "utf8")
        .split("\n")
        .filter(Boolean)
        .reduce((sum, pid) => sum + usedSeconds(Number(pid)), 0),
    /** Called after all its processes have ended. */
    async remove() {
      for (let tries = 40; tries > 0; tries -= 1) {
        try {
          return rmdirSync(folder);
        } catch (error) {
          if (codeOf(error) !== "EBUSY" || tries === 1) throw error;
          await pause(50);
        }
      }
    },
  };

  /**
   * @param {number | null} cores null for no limit
   */
  function limit(cores) {
    const quotaUs = cores === null ? null : Math.round(cores * periodUs);
    for (const [file, value] of Object.entries(settings(quotaUs)))
      writeFileSync(path.join(folder, file), String(value));
  }

  /** @param {string} key */
  function counter(key) {
    const stat = readFileSync(path.join(folder, "cpu.stat"), "utf8");
    return Number(new RegExp(`^${key} (\\d+)$`, "m").exec(stat)?.[1] ?? 0);
  }
}

/** @param {number} pid */
function usedSeconds(pid) {
  const [user = 0, system = 0] = statFields(pid).slice(11, 13).map(Number);
  return (user + system) / ticksPerSecond;
}
