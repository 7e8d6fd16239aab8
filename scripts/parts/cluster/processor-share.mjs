import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { statFields } from "../processes.mjs";

/** Of the clock that /proc counts with. */
const ticksPerSecond = 100;

/** Short, so that whoever has used their share waits for milliseconds. */
const periodUs = 20_000;

/** Linux's two ways to say how much of the processors a group of processes may use. */
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
 * @returns undefined where this machine has no controller, or this account may not use it
 */
export function createShare(name) {
  const controller = controllers.find(({ root, mark }) => existsSync(path.join(root, mark)));
  if (!controller) return undefined;
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
    /** A program that begins in this group, with all it starts. */
    inside: ({ command, args, ...rest }) => ({
      ...rest,
      command: "/bin/sh",
      args: ["-c", 'echo $$ > "$0/cgroup.procs" && exec "$@"', folder, command, ...args],
    }),
    /** Periods since its beginning in which it wanted to work, and those in which it had to wait for the next. */
    periods: () => ({ all: counter("nr_periods"), waited: counter("nr_throttled") }),
    /** Seconds of processors that what is in it now has used. */
    seconds: () =>
      readFileSync(path.join(folder, "cgroup.procs"), "utf8")
        .split("\n")
        .filter(Boolean)
        .reduce((sum, pid) => sum + usedSeconds(pid), 0),
    /** When all that was in it has ended. */
    async remove() {
      for (let tries = 40; tries > 0; tries -= 1) {
        try {
          return rmdirSync(folder);
        } catch (error) {
          if (error.code !== "EBUSY" || tries === 1) throw error;
          await pause(50);
        }
      }
    },
  };

  /** @param {number | null} cores null for as much as there is */
  function limit(cores) {
    const quotaUs = cores === null ? null : Math.round(cores * periodUs);
    for (const [file, value] of Object.entries(controller.settings(quotaUs)))
      writeFileSync(path.join(folder, file), String(value));
  }

  function counter(key) {
    const stat = readFileSync(path.join(folder, "cpu.stat"), "utf8");
    return Number(new RegExp(`^${key} (\\d+)$`, "m").exec(stat)?.[1] ?? 0);
  }
}

function usedSeconds(pid) {
  const [user, system] = statFields(pid).slice(11, 13).map(Number);
  return (user + system) / ticksPerSecond;
}
