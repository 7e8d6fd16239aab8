import path from "node:path";
import { defineConfig } from "vitest/config";
import { needsDatabase, testsOf } from "./folders.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const folder = process.env.MUTATE_FOLDER ?? "domain";

/** The tests of one folder, as Stryker runs them for each fault. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: "@payload-config", replacement: path.join(root, "payload.config.ts") },
      { find: /^@\//, replacement: `${root}/` },
    ],
  },
  test: {
    include: testsOf(folder),
    globalSetup: needsDatabase(folder) ? ["tests/setup/template-database.ts"] : [],
    setupFiles: [
      "tests/mutation/fewer-examples.ts",
      "tests/mutation/clear-globals.ts",
      ...(needsDatabase(folder) ? ["tests/setup/own-database.ts"] : []),
    ],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    server: { deps: { inline: ["next-intl"] } },
  },
});
