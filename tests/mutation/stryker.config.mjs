import { availableParallelism } from "node:os";
import path from "node:path";
import { handedFolders, needsDatabase, reportOf, runName, withoutRules } from "./folders.mjs";

const folders = handedFolders();
const isOnDatabase = folders.some(needsDatabase);
const here = (file) => path.resolve(import.meta.dirname, file);

/** Read by scripts/mutate.mjs, once for each run; docs/mutation.md explains it. */
export default {
  plugins: [
    "@stryker-mutator/vitest-runner",
    ...["loading-runner.mjs", "broken-assumptions.mjs", "sampled-checker.mjs"].map(here),
  ],
  checkers: process.env.MUTATE_SAMPLE ? ["sampled"] : [],
  testRunner: "vitest-loading",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  // Rules in parent folders are measured one by one.
  mutate: [
    ...folders.map((folder) => `src/${folder}/**/*.ts`),
    "!src/**/*.test.ts",
    ...withoutRules.map((file) => `!${file}`),
  ],
  ignorers: ["broken-assumptions"],
  // Files that tests do not read are not copied; on a database the seed reads the artwork, and a test the manual's
  // promises.
  ignorePatterns: ["/.mutation", "/data", "/.next*", ...(isOnDatabase ? [] : ["/docs", "/media"])],
  // Stryker would rewrite tsconfig.json with an interface that TypeScript 7 no longer has; nothing here extends it.
  tsconfigFile: "not-rewritten.json",
  // A folder's own, so that two can be measured at a time.
  tempDirName: `.mutation/${runName(folders)}`,
  // Two in parallel on any machine: there are many faults, and the machine may be in use. Tests on a database open
  // a shop for each of their files.
  dryRunTimeoutMinutes: 30,
  concurrency: isOnDatabase ? 1 : Math.min(2, availableParallelism()),
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: reportOf(folders) },
};
