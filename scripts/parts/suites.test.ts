import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printSummary, runSuite } from "./suites.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-suites-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function program(code: string) {
  const file = path.join(folder, "program.cjs");
  writeFileSync(file, code);
  return file;
}

/** Replaces vitest: writes the report to the given file, then ends with a code. */
const runner = (report: object, code: number) =>
  program(`
    const file = process.argv.find((a) => a.startsWith("--outputFile.json=")).split("=")[1];
    require("fs").writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
    process.exit(${code});
  `);

/** Replaces Playwright. */
const browserRunner = (report: object) =>
  program(`
    require("fs").writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(report))});
    process.exit(1);
  `);

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

test.each([
  { title: "a check that succeeds", code: 0, passed: 1, failed: 0 },
  { title: "a check that fails", code: 2, passed: 0, failed: 1 },
])("$title counts as one", async ({ code, passed, failed }) => {
  const file = program(`process.exit(${code})`);
  expect(await runSuite({ name: "check", program: file, args: [] })).toMatchObject({
    passed,
    failed,
    skipped: 0,
  });
});

test("cases are counted one by one", async () => {
  const suite = { name: "unit", program: runner(report, 0), args: [], counts: "vitest" as const };
  expect(await runSuite(suite)).toMatchObject({ passed: 3, failed: 0, skipped: 1 });
});

test("a runner that fails without a failed case does not pass for success", async () => {
  const suite = { name: "unit", program: runner(report, 1), args: [], counts: "vitest" as const };
  expect(await runSuite(suite)).toMatchObject({ passed: 3, failed: 1 });
});

test("a file that does not load counts as a failure, beside the tests of others", async () => {
  const name = (file: string) => path.resolve(import.meta.dirname, "../../src", file);
  const failed = { status: "failed", fullName: "sums: two and two" };
  const broken = {
    ...report,
    testResults: [
      { name: name("a.test.ts"), status: "failed", assertionResults: [] },
      {
        name: name("b.test.ts"),
        status: "failed",
        assertionResults: [failed, { status: "passed", fullName: "x" }],
      },
      { name: name("c.test.ts"), status: "passed", assertionResults: [{ status: "passed", fullName: "y" }] },
    ],
  };
  const suite = { name: "unit", program: runner(broken, 1), args: [], counts: "vitest" as const };
  const failures = ["src/a.test.ts", "src/b.test.ts: sums: two and two"];
  expect(await runSuite(suite)).toMatchObject({ failed: 2, failures });
});

test("what fails in the browser is named, a second try counts as a failure", async () => {
  const spec = (title: string, status: string) => ({ file: "cart.spec.ts", title, tests: [{ status }] });
  const inner = { specs: [spec("pays", "unexpected"), spec("empties", "flaky")] };
  const outer = { specs: [spec("adds", "expected")], suites: [inner] };
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  const suite = {
    name: "browser",
    program: browserRunner({ stats, suites: [outer] }),
    args: [],
    counts: "playwright" as const,
  };
  expect(await runSuite(suite)).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ["cart.spec.ts: pays", "cart.spec.ts: empties"],
  });
});

test("a runner that dies before it reports counts as a failure", async () => {
  const suite = { name: "unit", program: program("process.exit(0)"), args: [], counts: "vitest" as const };
  expect(await runSuite(suite)).toMatchObject({ passed: 0, failed: 1 });
});

test("the summary's last line holds the totals, and failures decide the exit code", () => {
  const results = [
    { name: "a", passed: 2, failed: 0, skipped: 1, seconds: 1 },
    { name: "b", passed: 1, failed: 3, skipped: 0, seconds: 1, failures: ["c.test.ts: d"] },
  ];
  expect(printSummary(results)).toBe(1);
  expect(console.log).toHaveBeenCalledWith("      c.test.ts: d");
  expect(vi.mocked(console.log).mock.lastCall).toEqual(["3 passed, 3 failed, 1 skipped"]);
});
