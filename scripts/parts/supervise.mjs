import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lastLines, rotate } from "./logs.mjs";
import { root } from "./places.mjs";
import { endProcess } from "./processes.mjs";

const quickDeath = 5000;

/**
 * @typedef {{ name: string, logFile: string, pid: number | undefined, ended: boolean, stopping: boolean,
 *   stop: (patience?: number) => Promise<void> }} Part
 * @typedef {{ name: string, logFile: string, reason: string, lastLines: string }} End
 */

/**
 * A long-running child with its output in a log file.
 * A part the shop can live without for a moment is started again when it ends; the shop itself is not,
 * since whatever stopped it would stop it again.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {Record<string, string | undefined>} options.env
 * @param {string} options.logFile
 * @param {boolean} [options.restarts] whether the part is started again
 * @param {(pid: number) => void} [options.onStart] sees each process id, first and later ones
 * @param {(end: End) => void} [options.onEnd] the part is down for good without having been asked to stop
 * @param {(end: End) => void} [options.onRestart] the part has ended and is started again
 * @returns {Part}
 */
export function supervise(
  name,
  command,
  args,
  { env, logFile, restarts = false, onStart, onEnd, onRestart },
) {
  /** @type {Part} */
  const part = { name, logFile, pid: undefined, ended: false, stopping: false, stop };
  let quickDeaths = 0;
  let hasLived = false;

  const start = () => {
    mkdirSync(path.dirname(logFile), { recursive: true });
    rotate(logFile);
    const log = openSync(logFile, "a");
    writeSync(log, `\n--- ${new Date().toISOString()} start\n`);
    // A process group of its own: Ctrl-C reaches the launcher only, which stops the parts in order.
    const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ["ignore", log, log] });
    closeSync(log);
    const began = Date.now();
    part.pid = child.pid;
    part.ended = false;
    if (child.pid) onStart?.(child.pid);
    /** @param {string} reason */
    const finish = async (reason) => {
      if (part.ended) return;
      part.ended = true;
      if (part.stopping) return;
      const isQuick = Date.now() - began < quickDeath;
      hasLived ||= !isQuick;
      quickDeaths = isQuick ? quickDeaths + 1 : 0;
      // One that never came up has an error that a second try meets again.
      if (!restarts || !hasLived || quickDeaths > 3)
        return onEnd?.({ ...part, reason, lastLines: lastLines(logFile, 20) });
      onRestart?.({ ...part, reason, lastLines: lastLines(logFile, 5) });
      await pause(500);
      if (!part.stopping) start();
    };
    child.once("error", (error) => finish(String(error)));
    child.once("exit", (code, signal) => finish(signal ? `ended by ${signal}` : `ended with code ${code}`));
  };

  /** Longer than the shop waits for running requests (src/server/http/main.ts). */
  async function stop(patience = 20_000) {
    part.stopping = true;
    if (part.pid && !part.ended) await endProcess(part.pid, { group: true, patience });
  }

  start();
  return part;
}
