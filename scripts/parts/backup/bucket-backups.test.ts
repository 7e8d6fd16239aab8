import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchBackup, sendBackup, thinBucket } from "./bucket-backups.mjs";
import { fetchFile, listKeys, sendFile } from "./bucket-files.mjs";
import { openBucket } from "./bucket.mjs";
import { readManifest, writeManifest } from "./manifest.mjs";
import { nameOf } from "./thin-backups.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "valcour-bucket-"));
const at = (name: string) => path.join(folder, name);
let server: S3rver;
let env: Record<string, string>;
let prefix = 0;
let place = "";

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: at("store"),
    configureBuckets: [{ name: "backups", configs: [] }],
  });
  const { port } = await server.run();
  env = {
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    // Settings of the store of uploads, which is not the store of backups.
    S3_ENDPOINT: "http://127.0.0.1:9",
  };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  prefix += 1;
  place = `s3://backups/shop-${prefix}`;
});

/** A backup with typical files of a cluster: small files, empty folders, names with spaces. */
async function backup(name: string): Promise<string> {
  const made = at(`${prefix}/${name}`);
  mkdirSync(path.join(made, "pg/pg_notify"), { recursive: true });
  mkdirSync(path.join(made, "media"));
  writeFileSync(path.join(made, "pg/PG_VERSION"), "18\n");
  writeFileSync(path.join(made, "media/montre d’été.webp"), Buffer.from([0, 255, 10, 13]));
  await writeManifest(made, { at: "", version: "1", rows: { before: {}, after: {} } });
  return made;
}
const now = Date.parse("2026-11-26T03:17:00Z");
const night = (ago: number) => nameOf(new Date(now - ago * 86_400_000));

describe("a backup in a bucket", () => {
  test("is restored unchanged, empty folders included", async () => {
    const name = night(0);
    const sent = await sendBackup(openBucket(place, env), await backup(name));
    expect(sent).toBe(`${place}/${name}`);
    const back = at(`back-${prefix}`);
    await fetchBackup(openBucket(sent, env), back);
    await expect(readManifest(back)).resolves.toMatchObject({ format: 1 });
    expect(readFileSync(path.join(back, "media/montre d’été.webp"))).toEqual(Buffer.from([0, 255, 10, 13]));
    expect(readdirSync(path.join(back, "pg"))).toContain("pg_notify");
  });

  test("is incomplete without its manifest, and unknown under another name", async () => {
    const made = await backup(night(0));
    const store = openBucket(place, env);
    await sendFile(store, `${store.prefix}${night(0)}/pg/PG_VERSION`, path.join(made, "pg/PG_VERSION"));
    const back = at(`back-${prefix}`);
    await expect(fetchBackup(openBucket(`${place}/${night(0)}`, env), back)).rejects.toThrow(
      /no complete backup/,
    );
    await expect(fetchBackup(openBucket(`${place}/${night(1)}`, env), back)).rejects.toThrow(
      /no complete backup/,
    );
  });

  test("with a path elsewhere on the machine writes nothing", async () => {
    const made = await backup(night(0));
    const evil = { format: 1, folders: [], files: { "../elsewhere": { bytes: 1, sha256: "" } } };
    writeFileSync(path.join(made, "manifest.json"), JSON.stringify(evil));
    const sent = await sendBackup(openBucket(place, env), made);
    const back = at(`back-${prefix}`);
    await expect(fetchBackup(openBucket(sent, env), back)).rejects.toThrow(/no complete backup/);
    expect(readdirSync(back)).toEqual(["manifest.json"]);
  });

  test("old and interrupted ones are deleted with all their files; other files stay", async () => {
    const store = openBucket(place, env);
    for (const ago of [0, 1, 2, 4, 5, 6, 7, 40, 41]) await sendBackup(store, await backup(night(ago)));
    const file = path.join(await backup(night(3)), "pg/PG_VERSION");
    await sendFile(store, `${store.prefix}${night(3)}/pg/PG_VERSION`, file);
    await sendFile(store, `${store.prefix}notes/mine.txt`, file);
    expect(await thinBucket(store, now)).toBe(2);
    const left = new Set((await listKeys(store, store.prefix)).map((key: string) => key.split("/")[1]));
    expect(left).toEqual(new Set([...[0, 1, 2, 4, 5, 6, 7, 40].map(night), "notes"]));
  });

  test("a large file is sent in parts", async () => {
    const store = openBucket(place, env);
    const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));
    writeFileSync(at("large"), bytes);
    await sendFile(store, `${store.prefix}large`, at("large"), 300);
    await fetchFile(store, `${store.prefix}large`, at("large-back"));
    expect(readFileSync(at("large-back"))).toEqual(bytes);
  });

  test("a missing bucket or missing keys are reported", async () => {
    const made = await backup(night(0));
    await expect(sendBackup(openBucket("s3://elsewhere/shop", env), made)).rejects.toThrow(
      /bucket elsewhere refuses/,
    );
    expect(() => openBucket(place, {})).toThrow(/keys of the bucket/);
    expect(() => openBucket("s3://", env)).toThrow(/names no bucket/);
  });
});
