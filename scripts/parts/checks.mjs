import path from "node:path";
import { root } from "./places.mjs";
import { packageProgram } from "./run-command.mjs";

/** @import { Suite } from "./types.ts" */

/**
 * Checks of the sources alone, each one program; all of them may run at the same time. `repair` is printed beside a
 * failure, where one command can help.
 * @type {readonly Suite[]}
 */
export const staticChecks = [
  {
    name: "types",
    program: packageProgram("typescript/bin/tsc"),
    args: ["--noEmit", "-p", "tsconfig.types.json"],
  },
  {
    name: "script types",
    program: packageProgram("typescript/bin/tsc"),
    args: ["--noEmit", "-p", "tsconfig.scripts.json"],
  },
  {
    name: "lint",
    program: packageProgram("oxlint/bin/oxlint"),
    args: ["--type-aware"],
    repair: "npx oxlint --type-aware --fix",
  },
  {
    name: "format",
    program: packageProgram("oxfmt/bin/oxfmt"),
    args: ["--check"],
    repair: "npx oxfmt",
  },
  {
    name: "styles",
    program: packageProgram("stylelint/bin/stylelint.mjs"),
    args: ["src/**/*.css", "--allow-empty-input"],
    repair: 'npx stylelint "src/**/*.css" --fix',
  },
];

/**
 * Rules of the domain, contracts, local services, scripts, and the imports between layers.
 * @type {Suite}
 */
export const unitTests = {
  name: "unit",
  program: packageProgram("vitest/vitest.mjs"),
  // On two cores vitest would use one of them.
  args: ["run", "--project", "rules", "--project", "unit", "--maxWorkers=2"],
  counts: "vitest",
};

/**
 * Components with state, each by itself in a real browser, with a shop that gives scripted answers.
 * @type {Suite}
 */
export const componentTests = {
  name: "components",
  program: packageProgram("vitest/vitest.mjs"),
  args: ["run", "--project", "browser"],
  counts: "vitest",
};

/**
 * Services, store and endpoints on real PostgreSQL.
 * @type {Suite}
 */
export const integrationTests = {
  name: "integration",
  program: packageProgram("vitest/vitest.mjs"),
  // Two at work and one waiting for its database.
  args: ["run", "--project", "integration", "--passWithNoTests", "--maxWorkers=3"],
  counts: "vitest",
};

/**
 * The shop as built, in a real browser, with the real local provider and mail catcher.
 * @type {Suite}
 */
export const browserTests = {
  name: "browser",
  program: packageProgram("@playwright/test/cli.js"),
  args: ["test", "--pass-with-no-tests", "--grep-invert", "@deep"],
  counts: "playwright",
};

/**
 * Every page, form and list in a browser; `npm test` looks at one of each kind.
 * @type {Suite}
 */
export const deepBrowserTests = { ...browserTests, args: ["test", "--no-deps", "--grep", "@deep"] };

/**
 * Slow checks that rarely fail.
 * @type {readonly Suite[]}
 */
export const deepTests = [
  {
    name: "deep",
    program: packageProgram("vitest/vitest.mjs"),
    args: ["run", "--project", "deep", "--project", "deep-integration", "--maxWorkers=2"],
    counts: "vitest",
  },
  {
    name: "histories",
    program: path.join(root, "scripts/simulate.mjs"),
    args: ["2000"],
  },
];
