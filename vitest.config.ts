import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { browserArguments, findBrowser } from "./scripts/parts/browser.mjs";
import { commands } from "./tests/setup/browser/scripted-shop.ts";
import { SlowestFirst } from "./tests/setup/slowest-first.ts";

const fromRoot = (folder: string) => path.resolve(import.meta.dirname, folder);

const alias = [
  { find: "@payload-config", replacement: fromRoot("payload.config.ts") },
  // Not among what the package exports, see tsconfig.json.
  {
    find: "meshoptimizer/reference",
    replacement: fromRoot("node_modules/meshoptimizer/meshopt_decoder_reference.js"),
  },
  { find: /^@\//, replacement: `${fromRoot(".")}/` },
];

/** For files that follow each other in one process: each finds nothing of what the shop of the one before has left in it. */
const anew = ["tests/setup/clear-globals.ts", "tests/setup/fresh-modules.ts"];

/** Slow and rarely broken: `npm run test:deep` runs them, and `npm test` all others. */
const deepFiles = "**/*.deep.test.ts";

/** Repeat what they try, with each language or by chance: some of it in `npm test`. */
const repeated = ["another-brand", "malformed", "paypal-orders", "settlement"].map(
  (name) => `tests/integration/${name}.test.ts`,
);

const onNode = {
  environment: "node",
  isolate: false,
  setupFiles: anew,
  sequence: { setupFiles: "list" },
  // Its middleware imports Next as a bundler finds it.
  server: { deps: { inline: ["next-intl"] } },
  // A build server with few cores draws pictures and starts databases slowly; a hang still ends.
  testTimeout: 20_000,
} satisfies TestProjectInlineConfiguration["test"];

/** Each file runs on a database of its own, in a process that goes on with the next one. */
const onDatabase = {
  environment: "node",
  pool: "forks",
  isolate: false,
  globalSetup: ["tests/setup/template-database.ts"],
  setupFiles: [...anew, "tests/setup/own-database.ts"],
  sequence: { setupFiles: "list" },
  testTimeout: 120_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration["test"];

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["src/domain/**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
          // Rules keep nothing between two questions: their tests share a process, which is most of what they cost.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "packages/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/artwork/**/*.test.ts",
            "tests/architecture.test.ts",
            "tests/citations.test.ts",
            "tests/deploy/**/*.test.ts",
            "tests/languages/**/*.test.ts",
            "tests/options/**/*.test.ts",
          ],
          exclude: ["src/**/*.browser.test.tsx", "src/domain/**", deepFiles],
          ...onNode,
        },
      },
      {
        extends: true,
        test: { name: "deep", include: ["tests/{artwork,languages,options}/**/*.deep.test.ts"], ...onNode },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/{integration,simulation}/**/*.test.ts"],
          exclude: [deepFiles],
          ...onDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: "deep-integration",
          include: ["tests/{integration,simulation}/**/*.deep.test.ts", ...repeated],
          ...onDatabase,
          env: { EVERY_LANGUAGE: "1", MALFORMED_REQUESTS: "200", RACES: "200" },
        },
      },
      {
        extends: true,
        define: { "process.env": {} },
        test: {
          name: "browser",
          include: ["src/**/*.browser.test.tsx"],
          globalSetup: ["tests/setup/browser/provide-catalogue.ts"],
          setupFiles: ["tests/setup/browser/fresh-page.ts"],
          testTimeout: 20_000,
          // A page that is asked is waited for as long as one that is looked at.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: browserArguments },
              contextOptions: { locale: "fr-FR", timezoneId: "Europe/Paris" },
            }),
            instances: [{ browser: "chromium" }],
            commands,
          },
        },
      },
    ],
  },
});
