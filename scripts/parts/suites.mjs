import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./places.mjs";
import { tieToThisProcess } from "./processes.mjs";

/**
 * One part of a verification, run to its end.
 * A check without cases of its own counts as one; output is shown at the end and in one piece, since
 * several checks may run at the same time.
 * @param {{ name: string, program: string, args: string[], counts?: string, repair?: string }} suite
 * @returns { name, passed, failed, skipped, seconds, failures } the last are the names of what failed, where they are known
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

/** A suite that could not be run. */
export function failedSuite(name, reason) {
  const result = { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
  announce(result, reason);
  return result;
}

/**
 * One line per suite with the names of what failed, and the totals last.
 * @returns exit code
 */
export function printSummary(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log("\nSummary");
  for (const result of results) {
    console.log(`  ${describeResult(result)}`);
    for (const name of result.failures ?? []) console.log(`      ${name}`);
    for (const key of Object.keys(total)) total[key] += result[key];
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 ? 1 : 0;
}

function announce(result, output, repair) {
  if (result.failed > 0 && output) console.log(`\n${output.trimEnd()}\n`);
  if (result.failed > 0 && repair) console.log(`  Much of this is repaired by: ${repair}`);
  console.log(describeResult(result));
}

function describeResult({ name, passed, failed, skipped, seconds }) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padEnd(9)} ${counts}`;
}

function run(program, args, env, isLive) {
  return new Promise((resolve) => {
    const options = { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] };
    const child = tieToThisProcess(spawn(process.execPath, [program, ...args], options));
    const pieces = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (piece) => (isLive ? process.stdout.write(piece) : pieces.push(piece)));
    }
    child.once("error", (error) => resolve({ code: 1, output: String(error) }));
    child.once("close", (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString("utf8") }),
    );
  });
}

/** Arguments that make each runner write its counts to a file. */
const reporting = {
  vitest: (file) => ({
    args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env: {},
  }),
  playwright: (file) => ({ args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
};

const readCounts = {
  vitest(file) {
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
    const { stats, suites = [] } = readJson(file) ?? {};
    if (!stats) return { passed: 0, failed: 1, skipped: 0 };
    // A test that passed at the second attempt is unreliable and counts as failed.
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed, skipped: stats.skipped, failures: failedSpecs(suites) };
  },
};

const isUnreliable = ({ status }) => status === "unexpected" || status === "flaky";

/** Playwright nests what a file holds in the file, and groups in groups. */
const failedSpecs = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(isUnreliable)).map(({ file, title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
