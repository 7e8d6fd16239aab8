/** npm run mutate, see docs/mutation.md. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts" },
  mutate: ["src/{domain,admin/access}/**/*.ts", "!src/**/*.test.ts"],
  // Words are data: tables of them would be most of the mutants.
  mutator: { excludedMutations: ["StringLiteral"] },
  // A constant of a module is read once, so that every test would have to run for each of its mutants.
  ignoreStatic: true,
  ignorePatterns: ["/data", "/docs", "/media", "/.next*"],
  // Stryker rewrites tsconfig.json with an interface that TypeScript 7 no longer has. There is no such file, so nothing is rewritten.
  tsconfigFile: "tsconfig.none.json",
  concurrency: 2,
  reporters: ["clear-text", "progress-append-only", "html"],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: "test-results/mutation.html" },
};
