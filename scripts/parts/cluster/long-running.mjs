import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endProcess, isAlive } from "../processes.mjs";

/** @import { Program } from "../types.ts" */

/** Restart delay of a service manager. */
const restartMs = 500;

/**
 * A program that can be stopped, killed, paused and started, with the restarts of a service manager after a crash.
 * @param {string} name
 * @param {Program} program
 */
export function longRunning(name, { command, args, env, cwd, logFile }) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let isWanted = false;

  const launch = () => {
    mkdirSync(path.dirname(logFile), { recursive: true });
    const log = openSync(logFile, "a");
    const own = spawn(command, args, { cwd, env, stdio: ["ignore", log, log], detached: true });
    child = own;
    closeSync(log);
    own.once("error", (error) => console.error(`${name} cannot be started: ${error.message}`));
    own.once("exit", async () => {
      await pause(restartMs);
      if (isWanted && child === own) launch();
    });
  };

  return {
    name,
    logFile,
    start() {
      isWanted = true;
      launch();
    },
    /** Stops it without a restart. */
    async stop(patience = 24_000) {
      isWanted = false;
      if (child?.pid && isAlive(child.pid)) await endProcess(child.pid, { patience, group: true });
    },
    /** kill -9; it is restarted. */
    kill() {
      child?.kill("SIGKILL");
    },
    /** It reads its settings again. */
    reload: () => child?.kill("SIGHUP"),
    /** It neither ends nor answers. */
    hold: () => child?.kill("SIGSTOP"),
    release: () => child?.kill("SIGCONT"),
  };
}
