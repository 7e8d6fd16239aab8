import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addGerman } from "./add-german";
import { passedTests, runIn } from "./run-in";
import { copyWorkingCopy, type WorkingCopy } from "./working-copy";

/**
 * A fifth language is a row of the registry, message files and some of the seed's texts: done in a copy of this very
 * working copy, which is then generated, checked and run like the shop itself.
 */
let copy: WorkingCopy;
let written: readonly string[];

const typesFile = () => path.join(copy.root, "src/payload-types.ts");
const migrationFiles = () =>
  readdirSync(path.join(copy.root, "src/store/migrations")).filter((name) => name.endsWith("_german.ts"));

/** On a busy machine Node's loader of TypeScript sometimes comes to a stop before anything is done: then once more. */
async function generate(): Promise<void> {
  const isDone = () => readFileSync(typesFile(), "utf8").includes("'de'") && migrationFiles().length > 0;
  const program = path.join(copy.root, "tests/languages/generate-once.ts");
  let trouble: unknown = new Error("Nothing was written, and nothing said.");
  for (let attempt = 1; attempt <= 3 && !isDone(); attempt += 1) {
    await runIn(copy.root, "tsx/dist/cli.mjs", program).catch((error: unknown) => (trouble = error));
  }
  if (!isDone()) throw trouble;
}

beforeAll(() => {
  copy = copyWorkingCopy();
  addGerman(copy.root);
  written = copy.changedFiles();
}, 60_000);
afterAll(() => copy.remove(), 60_000);

describe("German", { timeout: 180_000 }, () => {
  test("is nothing but a row, message files and seed texts", () => {
    const others = written.filter(
      (file) => !/^(?:src\/i18n\/(?:messages|admin)|content\/texts)\/de[./]/.test(file),
    );
    expect(others.toSorted()).toEqual(["src/domain/locale/languages.ts", "src/i18n/admin/blocks.json"]);
    expect(written.filter((file) => file.endsWith(".test.ts"))).toEqual([]);
  });

  test("comes into the database by a migration that Payload writes", async () => {
    await generate();
    const [file = ""] = migrationFiles();
    const migration = readFileSync(path.join(copy.root, "src/store/migrations", file), "utf8");
    const [up = ""] = migration.split("export async function down");
    expect(up).toContain(`ALTER TYPE "public"."_locales" ADD VALUE 'de'`);
    expect(up).not.toMatch(/DROP|CREATE/);
  });

  test("has every text: the types are right", async () => {
    expect(
      await runIn(copy.root, "typescript/bin/tsc", "--noEmit", "--incremental", "false", "-p", "."),
    ).toBe("");
  });

  test("is known to pages and formats, migrated, seeded, spoken by the API, edited in the admin", async () => {
    const projects = ["--project", "unit", "--project", "integration", "--maxWorkers=1"];
    const files = [
      "tests/languages/messages.test.ts",
      "tests/languages/every-language.test.ts",
      "tests/integration/sign-in-sessions.test.ts",
      "tests/integration/translations.test.ts",
    ];
    // Of these files, what is asked of each language.
    const names = ["-t", " in [a-z][a-z] |in every language|no two languages"];
    const passed = await passedTests(copy.root, ...projects, ...files, ...names);
    const isGerman = (name: string) => / in de /.test(name);
    expect(passed.filter(isGerman)).toHaveLength(passed.filter((name) => / in es /.test(name)).length);
    expect(passed.filter(isGerman).length).toBeGreaterThan(7);
    expect(passed).toContain("in every language de: the mail and the refusal");
    expect(passed).toContain("every text of the files has a row with its original in every language");
  });
});
