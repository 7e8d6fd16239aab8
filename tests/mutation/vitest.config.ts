import path from "node:path";
import { defineConfig } from "vitest/config";
import { handedFolders, needsDatabase, testsOf } from "./folders.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const folders = handedFolders();
const isOnDatabase = folders.some(needsDatabase);

/** The tests of these folders, as Stryker runs them for each fault. */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: "@payload-config", replacement: path.join(root, "payload.config.ts") },
      { find: /^@\//, replacement: `${root}/` },
    ],
  },
  test: {
    include: [...new Set(folders.flatMap(testsOf))],
    globalSetup: isOnDatabase ? ["tests/setup/template-database.ts"] : [],
    setupFiles: [
      "tests/mutation/fewer-examples.ts",
      "tests/setup/clear-globals.ts",
      ...(isOnDatabase ? ["tests/setup/own-database.ts"] : []),
    ],
    environment: "node",
    // Stryker stops what comes to no end; by the clock alone, a test of a busy machine would be called failed.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    server: { deps: { inline: ["next-intl"] } },
  },
});
