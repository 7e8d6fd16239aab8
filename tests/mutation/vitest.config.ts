import path from "node:path";
import { defineConfig } from "vitest/config";
import { testsOf } from "./folders.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const folder = process.env.MUTATE_FOLDER ?? "domain";

/** The tests of one folder, as Stryker runs them for each fault. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@\//, replacement: `${root}/` }] },
  test: {
    include: testsOf(folder),
    setupFiles: ["tests/mutation/fewer-examples.ts"],
    environment: "node",
    testTimeout: 20_000,
  },
});
