import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";
import { postgresPackage } from "./postgres-binaries.mjs";
import { runLogged } from "./run-command.mjs";

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry */

/** @import { FailureText, RunPlace, Say } from "./types.ts" */

/**
 * The lines of Node the shop runs on, each from its first version that everything installed supports: package.json says the same.
 * @type {Record<number, number>}
 */
const lines = { 20: 20, 22: 12 };
const newestLine = 24;

/** Refuses an untested version of Node, before it causes an error that is hard to understand. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major >= newestLine || minor >= (lines[major] ?? Infinity)) return;
  throw new Failure({
    what: `This is Node ${version}.`,
    why: "The shop needs Node 20.20, 22.12 or 24, or a newer one of these lines.",
    repair: "Install another Node (nodejs.org, or your system's packages) and start again.",
  });
}

/**
 * Compares what package-lock.json asks for with npm's own record of what is in node_modules.
 * The record is written at the very end of an installation, so an interrupted one counts as missing.
 * @returns why an installation is needed, or undefined
 */
export function missingDependencies() {
  const wanted = readPackages("package-lock.json");
  const installed = readPackages("node_modules/.package-lock.json");
  if (!installed) return "nothing is installed yet";
  const differing = Object.entries(wanted ?? {}).find(
    ([place, entry]) =>
      // The shop itself and its workspaces are listed beside what is installed.
      place.startsWith("node_modules/") &&
      !entry.link &&
      !entry.optional &&
      !entry.devOptional &&
      installed[place]?.version !== entry.version,
  );
  if (differing) return `${differing[0].replace(/^.*node_modules\//, "")} ${differing[1].version} is missing`;
  // node_modules copied from another kind of machine holds binaries of that machine.
  const isForeign =
    wanted?.[`node_modules/${postgresPackage}`] && !installed[`node_modules/${postgresPackage}`];
  return isForeign ? `${postgresPackage} is missing` : undefined;
}

/** @param {string} file @returns {Record<string, LockEntry> | undefined} */
function readPackages(file) {
  const full = path.join(root, file);
  if (!existsSync(full)) return undefined;
  try {
    return JSON.parse(readFileSync(full, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Installs what package-lock.json lists. `npm ci` is exact but empties node_modules first and refuses a
 * lock without the packages of other operating systems; `npm install --no-save` repairs both and, like
 * `npm ci`, leaves the lock file as it is.
 * @param {{ logFile: string, record: RunPlace, say: Say }} options
 */
export async function installDependencies({ logFile, record, say }) {
  const npm = npmCommand();
  const options = ["--include=dev", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=warn"];
  /**
   * @param {readonly string[]} args
   * @param {FailureText} failure
   */
  const run = (args, failure) =>
    runLogged(npm.command, [...npm.args, ...args, ...options], {
      env: installEnvironment(),
      logFile,
      record,
      failure,
    });
  const failure = {
    what: "npm could not install what the shop needs.",
    why: "Nothing runs without these packages.",
    repair: `Check the network connection and free disk space (2 GB), then start again. The whole log is ${logFile}.`,
  };

  if (!existsSync(path.join(root, "node_modules"))) {
    try {
      say("npm ci");
      return await run(["ci"], failure);
    } catch {
      say("npm refused the lock file; installing the same versions with npm install");
    }
  }
  await run(["install", "--no-save"], failure);
}

/** The npm that started this process, or else the first one on the path. */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js") && existsSync(script)) return { command: process.execPath, args: [script] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args: [] };
}

/** NODE_ENV=production would leave out the build tools. */
function installEnvironment() {
  const { NODE_ENV: _production, ...env } = process.env;
  return { ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
}
