import { readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateImportMap } from "payload";
import { generateTypes } from "payload/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

/** What is written by `npm run generate` and `npm run migrate:create` fits the collections as they are. */
let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.resolve(root, file), "utf8");

test("types", async () => {
  const written = path.join(tmpdir(), `payload-types-${process.pid}.ts`);
  vi.stubEnv("PAYLOAD_TS_OUTPUT_PATH", written);
  try {
    await generateTypes(open.payload.config, { log: false });
    expect(read(written)).toBe(read("src/payload-types.ts"));
  } finally {
    vi.unstubAllEnvs();
    rmSync(written, { force: true });
  }
});

test("import map of the admin", async () => {
  const folder = "src/app/(payload)/admin";
  const written = path.join(root, folder, `importMap.${process.pid}.js`);
  const { config } = open.payload;
  const importMap = { ...config.admin.importMap, importMapFile: written };
  try {
    await generateImportMap(
      { ...config, admin: { ...config.admin, importMap } },
      { force: true, log: false },
    );
    expect(read(written)).toBe(read(`${folder}/importMap.js`));
  } finally {
    rmSync(written, { force: true });
  }
});

test("migrations: the newest snapshot is the database the collections ask for", async () => {
  const folder = path.join(root, "src/store/migrations");
  const snapshots = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const { generateDrizzleJson, generateMigration } = open.payload.db.requireDrizzleKit();
  const newest = JSON.parse(read(path.join(folder, snapshots.toSorted().at(-1) ?? "")));
  const wanted = await generateDrizzleJson(open.payload.db.schema);
  expect(await generateMigration(newest, wanted)).toEqual([]);
});
