import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { Failure } from "./failure.mjs";
import { lastLines, rotate } from "./logs.mjs";
import { root } from "./places.mjs";
import { programArguments } from "./programs.mjs";
import { tieToThisProcess } from "./processes.mjs";
import { removePart, rememberPart } from "./run-record.mjs";

/** @import { Env, FailureText, RunPlace } from "./types.ts" */

/**
 * @typedef {object} LoggedOptions
 * @property {Env} env
 * @property {string} logFile
 * @property {(line: string) => void} [onLine] sees each line of output, for progress
 * @property {FailureText} failure for a non-zero end; the last lines are added
 * @property {RunPlace} [record] where it is written down while it runs: after kill -9 of the launcher it would go on,
 *   and meet the same work of the next start
 */

/**
 * Runs a program to its end with its output in a log file.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {LoggedOptions} options
 */
export async function runLogged(command, args, { env, logFile, onLine, failure, record }) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  rotate(logFile);
  const log = createWriteStream(logFile, { flags: "a" });
  log.write(`\n--- ${new Date().toISOString()}\n`);
  // A process group of its own, to be ended together with its children.
  const child = tieToThisProcess(
    spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true }),
    { group: true },
  );
  if (record && child.pid) rememberPart(record.data, record.name, child.pid);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    let rest = "";
    stream.on("data", (chunk) => {
      log.write(chunk);
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine?.(stripVTControlCharacters(line));
    });
  }
  const end = await new Promise((resolve) => {
    child.once("error", (error) => resolve(String(error)));
    child.once("close", (code, endSignal) =>
      resolve(endSignal ? `ended by ${endSignal}` : `ended with code ${code}`),
    );
  });
  if (record) removePart(record.data, record.name);
  await new Promise((resolve) => log.end(() => resolve(undefined)));
  if (end === "ended with code 0") return;
  throw new Failure({ ...failure, details: `${lastLines(logFile, 25)}\n${end}` });
}

/**
 * Runs a program in the foreground, its output passing through.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Env }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runVisible(command, args, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = tieToThisProcess(spawn(command, args, { cwd: root, env, stdio: "inherit" }));
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Path of a program that an installed package brings, to be run by Node itself without npx in between.
 * @param {string} file
 */
export function packageProgram(file) {
  return path.join(root, "node_modules", file);
}

/** Node's exit code when a promise can no longer be resolved. */
const unsettled = 13;

/**
 * Loading TypeScript for the first time hangs now and then on Node 20: one of eight runs with an empty cache of tsx. A hung
 * program has done nothing yet, so it is started again.
 */
const maxAttempts = 5;

/**
 * Runs one of the generating programs in scripts/, with its output shown, and again when it hung.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ env?: Env }} [options]
 * @returns its exit code
 */
export async function runGenerator(name, args, options) {
  const program = ["--import", "tsx", path.join(root, "scripts", name), ...args];
  for (let attempt = 1; ; attempt += 1) {
    const code = await runVisible(process.execPath, program, options);
    if (code !== unsettled || attempt === maxAttempts) return code;
  }
}

/**
 * Runs one of the programs in scripts/ that prepare the database, with its output in a log file, and again when it hung:
 * both may be run twice.
 * @param {"migrate" | "seed"} name
 * @param {LoggedOptions} options
 */
export async function runDatabaseScript(name, options) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLogged(process.execPath, programArguments(name), options);
    } catch (error) {
      const hasHung = error instanceof Failure && error.details?.endsWith(`ended with code ${unsettled}`);
      if (!hasHung || attempt === maxAttempts) throw error;
    }
  }
}
