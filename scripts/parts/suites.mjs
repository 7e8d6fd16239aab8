import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./places.mjs";
import { tieToThisProcess } from "./processes.mjs";

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @typedef {{ file: string, title: string, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 * @typedef {{ stats?: PlaywrightStats, suites?: PlaywrightSuite[] }} PlaywrightReport
 */

/** @import { Counts, Env, Suite, SuiteResult } from "./types.ts" */

/**
 * One part of a verification, run to its end.
 * A check without cases of its own counts as one; output is shown at the end and in one piece, since
 * several checks may run at the same time.
 * @param {Suite} suite
 * @param {{ env?: Env, isLive?: boolean }} [options]
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite(
  { name, program, args, counts, repair },
  { env = process.env, isLive = false } = {},
) {
  const began = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), "valcour-suite-"));
  const report = path.join(folder, "report.json");
  const reporters = counts ? reporting[counts](report) : { args: [], env: {} };
  try {
    const { code, output } = await run(
      program,
      [...args, ...reporters.args],
      { ...env, ...reporters.env },
      isLive,
    );
    /** @type {Counts} */
    const cases = counts
      ? readCounts[counts](report)
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
    // A runner may fail outside of any case, e.g. when a file does not load; that must not count as success.
    if (code !== 0 && cases.failed === 0) cases.failed = 1;
    const result = { name, ...cases, seconds: (performance.now() - began) / 1000 };
    announce(result, output, repair);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A suite that could not be run.
 * @param {string} name
 * @param {string} reason
 * @returns {SuiteResult}
 */
export function failedSuite(name, reason) {
  const result = { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
  announce(result, reason);
  return result;
}

/**
 * One line per suite with the names of what failed, and the totals last.
 * @param {readonly SuiteResult[]} results
 * @returns exit code
 */
export function printSummary(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log("\nSummary");
  for (const result of results) {
    console.log(`  ${describeResult(result)}`);
    for (const name of result.failures ?? []) console.log(`      ${name}`);
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 ? 1 : 0;
}

/**
 * @param {SuiteResult} result
 * @param {string} output
 * @param {string} [repair]
 */
function announce(result, output, repair) {
  if (result.failed > 0 && output) console.log(`\n${output.trimEnd()}\n`);
  if (result.failed > 0 && repair) console.log(`  Much of this is repaired by: ${repair}`);
  console.log(describeResult(result));
}

/** @param {SuiteResult} result */
function describeResult({ name, passed, failed, skipped, seconds }) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padEnd(9)} ${counts}`;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Env} env
 * @param {boolean} isLive
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(program, args, env, isLive) {
  return new Promise((resolve) => {
    const child = tieToThisProcess(
      spawn(process.execPath, [program, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] }),
    );
    /** @type {Buffer[]} */
    const pieces = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (/** @type {Buffer} */ piece) => {
        if (isLive) process.stdout.write(piece);
        else pieces.push(piece);
      });
    }
    child.once("error", (error) => resolve({ code: 1, output: String(error) }));
    child.once("close", (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString("utf8") }),
    );
  });
}

/**
 * Arguments that make each runner write its counts to a file.
 * @type {Record<"vitest" | "playwright", (file: string) => { args: string[], env: Env }>}
 */
const reporting = {
  vitest: (file) => ({
    args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env: {},
  }),
  playwright: (file) => ({ args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
};

/** @type {Record<"vitest" | "playwright", (file: string) => Counts>} */
const readCounts = {
  vitest(file) {
    /** @type {VitestReport | undefined} */
    const report = readJson(file);
    if (!report) return { passed: 0, failed: 1, skipped: 0 };
    // A file that does not load fails without a test of its own.
    const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      if (status === "failed" && failed.length === 0) return [file];
      return failed.map(({ fullName }) => `${file}: ${fullName}`);
    });
    return {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
    };
  },

  playwright(file) {
    /** @type {PlaywrightReport | undefined} */
    const report = readJson(file);
    if (!report?.stats) return { passed: 0, failed: 1, skipped: 0 };
    const { stats, suites = [] } = report;
    // A test that passed at the second attempt is unreliable and counts as failed.
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed, skipped: stats.skipped, failures: failedSpecs(suites) };
  },
};

/** @param {{ status: string }} test */
const isUnreliable = ({ status }) => status === "unexpected" || status === "flaky";

/**
 * Playwright nests what a file holds in the file, and groups in groups.
 * @param {readonly PlaywrightSuite[]} suites
 * @returns {string[]}
 */
const failedSpecs = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(isUnreliable)).map(({ file, title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
