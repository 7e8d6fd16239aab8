import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";

const execute = promisify(execFile);

/** Only what a program needs to run: nothing of the test that starts it. */
function bareEnvironment(root: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const unused = { DATABASE_URL: "postgres://localhost/unused", PAYLOAD_SECRET: "unused".repeat(6) };
  return { PATH, HOME, TMPDIR, PWD: root, NODE_ENV: "test", ...unused };
}

/** Runs a program of an installed package in a working copy. @throws Error with what it said when it fails */
export async function runIn(root: string, program: string, ...args: readonly string[]): Promise<string> {
  const file = path.join(root, "node_modules", program);
  const run = execute(process.execPath, [file, ...args], { cwd: root, env: bareEnvironment(root) });
  const { stdout } = await run.catch((error: unknown) => {
    const { stdout = "", stderr = "" } = Object(error) as Record<string, string>;
    throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`, { cause: error });
  });
  return stdout;
}

const report = v.object({
  testResults: v.array(
    v.object({
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** Names of the tests that passed in a working copy. @throws Error that names those that failed */
export async function passedTests(root: string, ...args: readonly string[]): Promise<readonly string[]> {
  const file = path.join(root, "report.json");
  const run = runIn(root, "vitest/vitest.mjs", "run", "--reporter=json", `--outputFile=${file}`, ...args);
  const trouble = await run.then(
    () => null,
    (error: unknown) => error,
  );
  if (trouble !== null && !existsSync(file)) throw trouble;
  const { testResults } = v.parse(report, JSON.parse(readFileSync(file, "utf8")));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (trouble !== null) {
    const failed = results.filter(({ status }) => status === "failed");
    const messages = failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join("\n"));
    throw new Error([...messages, ...testResults.map(({ message }) => message)].join("\n"), {
      cause: trouble,
    });
  }
  return results.flatMap(({ fullName, status }) => (status === "passed" ? [fullName] : []));
}
