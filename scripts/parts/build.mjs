import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hintCompilation } from "./compile-hints.mjs";
import { pagesOwner } from "./kept-pages.mjs";
import { packageProgram, runLogged } from "./run-command.mjs";
import { migrationNames } from "./database-state.mjs";
import { root } from "./places.mjs";
import { programFolder, programNames } from "./programs.mjs";
import { hashSources } from "./sources.mjs";
import { renderedFolders } from "../../src/server/next/installed.mjs";

/** @import { Env, RunPlace, Say } from "./types.ts" */

const nextProgram = packageProgram("next/dist/bin/next");

/**
 * Folder of a build, relative to the root: tests keep theirs apart from a shop that may be running.
 * @param {Env} env
 */
function buildFolder(env) {
  return path.join(root, env.NEXT_DIST_DIR || ".next");
}

/**
 * True when the last finished build was made of exactly the present sources.
 * @param {Env} env
 */
export function isBuildCurrent(env) {
  return (
    readRecord(env)?.sources === hashSources(publicVariables(env)) &&
    existsSync(path.join(buildFolder(env), "BUILD_ID"))
  );
}

/** @param {Env} env @param {{ logFile: string, say: Say, record?: RunPlace }} options */
export async function build(env, { logFile, say, record }) {
  const sources = hashSources(publicVariables(env));
  rmSync(recordFile(env), { force: true });
  // next.config.ts: a first build writes no cache.
  const isFirst = !existsSync(buildFolder(env));
  await runLogged(process.execPath, [nextProgram, "build"], {
    env: isFirst ? env : { ...env, KEEP_BUILD_CACHE: "1" },
    logFile,
    record,
    onLine: (line) => {
      if (isProgress(line)) say(line.trim());
    },
    failure: {
      what: "The shop could not be built.",
      why: "Without a build there is nothing to serve.",
      repair: `Fix what the lines below name; \`npm run verify\` finds most of it faster. The whole log is ${logFile}.`,
    },
  });
  await bundleServer(env);
  // Its dependencies are packages too, see bundleServer.
  const { writeFirstStyles } = await import("./first-styles.mjs");
  writeFirstStyles(buildFolder(env));
  hintCompilation(buildFolder(env));
  writeFileSync(recordFile(env), JSON.stringify({ sources }));
}

/**
 * The program that serves a build: src/server in one file, beside what Next has built.
 * @param {Env} env
 */
export const serverProgram = (env) => path.join(buildFolder(env), "shop-server.mjs");

/**
 * Flags of Node. Short-lived objects are collected half as often in twice Node's young generation, and fewer of
 * them are promoted: a twentieth of a checkout. The old generation is collected when it has doubled, not at four
 * times its size: 15 ms now and then for a quarter of a gigabyte.
 */
export const serverFlags = ["--max-semi-space-size=32", "--heap-growing-percent=100"];

/** @param {Env} env */
export const serverArguments = (env) => [...serverFlags, serverProgram(env)];

/**
 * One file each, packages apart; they stay what Node itself finds.
 * @type {import("esbuild").BuildOptions}
 */
const bundled = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  logLevel: "silent",
};

/**
 * Only after the installation of packages, which a first start does.
 * @param {Env} env
 */
async function bundleServer(env) {
  const esbuild = await import("esbuild");
  await esbuild.build({
    ...bundled,
    entryPoints: [path.join(root, "src/server/http/main.ts")],
    outfile: serverProgram(env),
    define: { MIGRATION_NAMES: JSON.stringify(migrationNames()) },
  });
}

/** Node wants the ending of a file in a package that lists none. */
const withEnding = Object.fromEntries(
  ["cache", "headers", "navigation"].map((part) => [`next/${part}`, `next/${part}.js`]),
);

/** The programs of scripts/ that a server without tools runs; what they share is written once. */
export async function bundlePrograms() {
  const esbuild = await import("esbuild");
  await esbuild.build({
    ...bundled,
    entryPoints: programNames.map((name) => path.join(root, "scripts", `${name}.ts`)),
    outdir: programFolder,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    alias: withEnding,
  });
}

/** @param {string} line */
const isProgress = (line) => /^\s*(Creating|✓|Running|Finished|Collecting|Generating|Finalizing)/.test(line);

/**
 * Values that the build writes into the browser's code.
 * @param {Env} env
 */
function publicVariables(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("NEXT_PUBLIC_")));
}

/**
 * Deletes pages rendered inside this build for another shop.
 * @param {Env} env
 */
export function purgePagesOfOthers(env) {
  const record = readRecord(env);
  const owner = pagesOwner(env);
  if (!record || record.pagesOf === owner) return false;
  for (const store of Object.values(renderedFolders))
    rmSync(path.join(buildFolder(env), store), { recursive: true, force: true });
  writeFileSync(recordFile(env), JSON.stringify({ ...record, pagesOf: owner }));
  return record.pagesOf !== undefined;
}

/** @param {Env} env @returns {{ sources: string, pagesOf?: string } | undefined} */
function readRecord(env) {
  try {
    return JSON.parse(readFileSync(recordFile(env), "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {Env} env */
function recordFile(env) {
  return path.join(buildFolder(env), "valcour-build.json");
}
