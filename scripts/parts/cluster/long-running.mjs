import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endProcess, isAlive } from "../processes.mjs";

/** What a service manager waits before it starts again what has died. */
const restartMs = 500;

/**
 * A program that may be ended, killed, held and started again, as a service manager would: what dies by itself comes back.
 * @param {string} name
 * @param {{ command: string, args: readonly string[], env: Record<string, string | undefined>, cwd: string, logFile: string }} program
 */
export function longRunning(name, { command, args, env, cwd, logFile }) {
  let child;
  let isWanted = false;

  const launch = () => {
    mkdirSync(path.dirname(logFile), { recursive: true });
    const log = openSync(logFile, "a");
    child = spawn(command, args, { cwd, env, stdio: ["ignore", log, log], detached: true });
    closeSync(log);
    const own = child;
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
    /** Asks it to end, and it stays away. */
    async stop(patience = 24_000) {
      isWanted = false;
      if (child?.pid && isAlive(child.pid)) await endProcess(child.pid, { patience, group: true });
    },
    /** kill -9; it comes back by itself. */
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
