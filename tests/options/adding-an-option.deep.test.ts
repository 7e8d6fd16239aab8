import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crownOptions, crownTexts, crownType } from "./crown-type";

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** What is copied; the rest is not touched by an option, and read from where it is. */
const copied = [
  "collections",
  "content",
  "globals",
  "packages",
  "scripts",
  "src",
  "tests",
  "payload.config.ts",
  "tsconfig.json",
  "vitest.config.ts",
];
const linked = ["node_modules", "media", "package.json", "next.config.ts", "playwright.config.ts"];
const textsOf = (language: string) => `src/i18n/messages/${language}/configurator.json`;

let shop = "";

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(shop, file);
  await writeFile(place, change(await readFile(place, "utf8")));
}

const inShop = (script: string, ...options: readonly string[]) =>
  run(process.execPath, [script, ...options], {
    cwd: shop,
    env: { ...process.env, PWD: shop, DATABASE_URL: "postgres://localhost/unused", PAYLOAD_SECRET: "unused" },
  }).then(
    () => "no complaint",
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`,
  );

beforeAll(async () => {
  shop = await mkdtemp(path.join(tmpdir(), "shop-with-crown-"));
  await Promise.all([
    ...copied.map((name) => cp(path.join(root, name), path.join(shop, name), { recursive: true })),
    ...linked.map((name) => symlink(path.join(root, name), path.join(shop, name))),
  ]);
  for (const { file, before, lines } of crownType) {
    await edit(file, (text) => {
      if (text.split(before).length !== 2) throw new Error(`${file} does not have "${before}" once.`);
      return text.replace(before, () => lines + before);
    });
  }
  await writeFile(path.join(shop, crownOptions.file), JSON.stringify(crownOptions.rows));
  for (const [language, texts] of Object.entries(crownTexts)) {
    await edit(textsOf(language), (text) => {
      const all = JSON.parse(text) as Record<string, object>;
      for (const [group, words] of Object.entries(texts)) all[group] = { ...all[group], ...words };
      return JSON.stringify(all);
    });
  }
  await cp(
    path.join(root, "tests/options/crown-type.proof.ts"),
    path.join(shop, "src/domain/watch/crown-type.test.ts"),
  );
  const generating = await inShop("scripts/generate.mjs");
  if (generating !== "no complaint") throw new Error(generating);
}, 120_000);

afterAll(() => rm(shop, { recursive: true, force: true }));

test("an option is a matter of eight files at most", () => {
  const files = [
    ...crownType.map(({ file }) => file),
    crownOptions.file,
    ...Object.keys(crownTexts).map(textsOf),
  ];
  expect(new Set(files).size).toBeLessThanOrEqual(8);
});

test("the shop with it is type-correct", async () => {
  expect(await inShop("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".")).toBe("no complaint");
}, 120_000);

test("the shop with it sells it, and everything else as before", async () => {
  const folders = ["domain/watch", "domain/contracts", "services/configurator", "client/state/configurator"];
  const projects = ["--project=rules", "--project=unit"];
  const tests = [...folders, "components/configurator"].map((folder) => `src/${folder}`);
  expect(await inShop("node_modules/vitest/vitest.mjs", "run", ...projects, ...tests)).toBe("no complaint");
}, 120_000);
