import { Failure, describeFailure, messageOf } from "./failure.mjs";
import { endProcess, listProcesses, parentOf } from "./processes.mjs";
import { isStillRunning, processRecord, readRun, writeRun } from "./run-record.mjs";

/** @import { Run, Shutdown } from "./types.ts" */

/**
 * Makes this process the launcher of a data folder, and cleans up after a dead one. Two launchers on one folder
 * would process each other's mails and payments.
 * @param {string} data
 * @param {string} command
 */
export async function claimDataFolder(data, command) {
  const run = readRun(data);
  if (isStillRunning(run.launcher) && run.launcher.pid !== process.pid) {
    if (run.launcher.starters.every(isStillRunning)) throw alreadyRunning({ ...run, launcher: run.launcher });
    console.log(
      `  A start whose npm is gone was still running (process ${run.launcher.pid}): it is stopped first.`,
    );
    await endProcess(run.launcher.pid, { patience: 40_000 });
  }
  await stopLeftovers(data);
  const { parts } = readRun(data);
  const launcher = { ...processRecord(process.pid), starters: findStarters().map(processRecord), command };
  writeRun(data, { launcher, parts });
}

/**
 * npm and the shell it started this process with. When one of them has ended, Ctrl-C no longer reaches this shop:
 * npm passes a signal on to its shell only, and the shell does not forward it.
 */
function findStarters() {
  if (!process.env.npm_lifecycle_event) return [];
  const npm = parentOf(process.ppid);
  // Some shells replace themselves with the program; then the parent is npm itself.
  return npm && npm > 1 && process.env.npm_execpath && isNpm(npm) ? [process.ppid, npm] : [process.ppid];
}

/** @param {number} pid */
function isNpm(pid) {
  return listProcesses().some((entry) => entry.pid === pid && entry.command.join(" ").includes("npm"));
}

/**
 * Stops the shop when the process that started it has ended without a signal.
 * @param {string} data
 * @param {Shutdown} shutdown
 */
export function stopWithStarters(data, shutdown) {
  const starters = readRun(data).launcher?.starters ?? [];
  const watch = setInterval(() => {
    if (starters.every(isStillRunning)) return;
    clearInterval(watch);
    void shutdown.end(0, "npm has ended: stopping the shop …");
  }, 500);
  watch.unref();
}

/**
 * Ends children of a dead launcher. The database keeps running: it is adopted.
 * @param {string} data
 */
export async function stopLeftovers(data) {
  const run = readRun(data);
  for (const [name, record] of Object.entries(run.parts)) {
    if (name === "postgres") continue;
    if (isStillRunning(record)) {
      console.log(`  ${name} of an earlier start was still running (process ${record.pid}): stopped.`);
      await endProcess(record.pid, { group: true });
    }
    delete run.parts[name];
  }
  writeRun(data, run);
}

/** @param {Required<Pick<Run, "launcher">> & Run} run */
function alreadyRunning({ launcher, url }) {
  return new Failure({
    what: `The shop of this data folder is already running${url ? `: ${url}` : ""} (${launcher.command}, process ${launcher.pid}).`,
    why: "Two launchers on one data folder would disturb each other's database, mails and payments.",
    repair:
      "Use the running one, or stop it with Ctrl-C in its terminal. A second shop needs a folder of its own: DATA_DIR=other npm start",
  });
}

/**
 * Releases the data folder.
 * @param {string} data
 */
export function releaseDataFolder(data) {
  const run = readRun(data);
  writeRun(data, { parts: run.parts });
}

/**
 * Stops parts in the reverse order of their start, once, for every cause: Ctrl-C, a closed terminal, a service
 * manager, or a failure.
 * @param {{ announcement?: string, signalCode?: number }} [options]
 * @returns {Shutdown}
 */
export function createShutdown({ announcement = "Stopping the shop …", signalCode = 0 } = {}) {
  /** @type {{ name: string, stop: () => Promise<unknown> }[]} */
  const tasks = [];
  /** @type {Promise<void> | undefined} */
  let running;

  const stopAll = () => {
    running ??= (async () => {
      for (let task = tasks.pop(); task; task = tasks.pop()) {
        const { name, stop } = task;
        await stop().catch((error) => console.error(`  ${name} did not stop cleanly: ${messageOf(error)}`));
      }
    })();
    return running;
  };

  /** @type {Shutdown["end"]} */
  const end = async (exitCode, announce) => {
    if (running) return;
    if (announce) console.log(`\n${announce}`);
    await stopAll();
    process.exit(exitCode);
  };

  // Stopping on request is a success for a shop, and no result for a test run.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => void end(signalCode, announcement));
  }

  return {
    /** Adds a stop function; the last one added is called first. */
    add: (name, stop) => void tasks.push({ name, stop }),
    isStopping: () => running !== undefined,
    /** Blocks the caller for good once stopping has begun: the process ends meanwhile. */
    holdIfStopping: () => (running ? new Promise(() => {}) : undefined),
    stopAll,
    end,
    /** Ends with the failure's description and a non-zero code. */
    fail: async (error) => {
      if (running) return;
      console.error(`\n${describeFailure(error)}\n`);
      await end(1);
    },
  };
}
