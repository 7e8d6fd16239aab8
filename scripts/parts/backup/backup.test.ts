import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import S3rver from "s3rver";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findServer, startPostgres, stopPostgres } from "../postgres.mjs";
import { giveAllTo, postgresAccount } from "../postgres-owner.mjs";
import { openBucket } from "./bucket.mjs";
import { fetchBackup, sendBackup } from "./bucket-backups.mjs";
import { makeBackup } from "./make-backup.mjs";
import { restoreBackup } from "./restore-backup.mjs";

// Real servers: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const password = randomBytes(9).toString("hex");
const passphrase = "cadran bleu soleil douze";
let folder: string;
const at = (name: string) => path.join(folder, name);
const start = (data: string) =>
  startPostgres({ folder: path.join(data, "pg"), password, logFile: path.join(folder, "postgres.log") });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-backup-"));
  chmodSync(folder, 0o755);
  mkdirSync(at("shop/media"), { recursive: true });
  writeFileSync(at("shop/media/hero.webp"), "picture");
  writeFileSync(at("shop/secrets.json"), '{"PAYLOAD_SECRET":"never in the clear"}');
});
afterEach(async () => {
  for (const data of ["shop", "new"]) {
    const pid = findServer(path.join(at(data), "pg"));
    if (pid !== undefined) await stopPostgres(pid);
  }
  rmSync(folder, { recursive: true, force: true });
});

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const tables = ["orders", "payments", "customers", "gift_cards", "credit_notes", "mails", "pages", "media"];

/** Orders that are paid with gift cards, each in one transaction, as long as it may. */
function trade(url: string) {
  const hours = { isOpen: true };
  const done = withClient(url, async (client) => {
    let sold = 0;
    for (; hours.isOpen; sold += 1) {
      await client.query("begin");
      await client.query("insert into orders values ($1)", [sold]);
      await client.query("insert into gift_card_entries (amount) values (-500), (500)");
      await client.query("commit");
    }
    return sold;
  });
  return {
    stop: () => {
      hours.isOpen = false;
      return done;
    },
  };
}

async function openCluster(files: string, data: string) {
  cpSync(files, path.join(data, "pg"), { recursive: true });
  giveAllTo(path.join(data, "pg"), postgresAccount());
  const server = await start(data);
  return { url: server.url, stop: () => stopPostgres(server.pid) };
}

async function backUp() {
  const server = await start(at("shop"));
  await withClient(server.url, async (client) => {
    for (const table of tables) await client.query(`create table ${table} (n int)`);
    await client.query("create table gift_card_entries (amount int)");
  });
  const trading = trade(server.url);
  const database = { url: server.url, folder: server.folder };
  const made = await makeBackup({
    data: at("shop"),
    into: at("backups"),
    database,
    passphrase,
    version: "1",
  });
  return { ...made, sold: await trading.stop() };
}
const restore = (backup: string, more = {}) =>
  restoreBackup({ backup, data: at("new"), passphrase, openCluster, ...more });

test("what was made while the shop sells is a whole shop, and its keys lie nowhere in the clear", async () => {
  const { folder: backup, sold } = await backUp();
  expect(readdirSync(at("backups"))).toEqual([path.basename(backup)]);
  expect(readFileSync(path.join(backup, "secrets.sealed.json"), "utf8")).not.toContain("never");
  const rows = await restore(backup);
  expect(rows).toMatchObject({ ledger: 0 });
  expect(rows.orders).toBeGreaterThan(0);
  expect(rows.orders).toBeLessThanOrEqual(sold);
  expect(readFileSync(at("new/media/hero.webp"), "utf8")).toBe("picture");
  expect(readFileSync(at("new/secrets.json"), "utf8")).toContain("never in the clear");
});

test("it comes back from a bucket as it was, the empty folders PostgreSQL needs included", async () => {
  const { folder: made } = await backUp();
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: at("store"),
    configureBuckets: [{ name: "backups", configs: [] }],
  });
  const { port } = await server.run();
  try {
    const keys = { S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
    const env = { ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}` };
    const sent = await sendBackup(openBucket("s3://backups/shop", env), made);
    await fetchBackup(openBucket(sent, env), at("fetched"));
  } finally {
    await server.close();
  }
  rmSync(made, { recursive: true });
  expect(await restore(at("fetched"))).toMatchObject({ ledger: 0 });
  expect(readFileSync(at("new/secrets.json"), "utf8")).toContain("never in the clear");
});

test("one that has changed, is not whole, or opens with another passphrase puts nothing anywhere", async () => {
  const { folder: backup } = await backUp();
  await expect(restore(backup, { passphrase: "another passphrase" })).rejects.toThrow(/do not open/);
  await expect(restore(at("shop"))).rejects.toThrow(/no complete backup/);
  appendFileSync(path.join(backup, "media/hero.webp"), "x");
  await expect(restore(backup)).rejects.toThrow(/not what it was/);
  expect(readdirSync(folder)).not.toContain("new");
  mkdirSync(at("new"));
  writeFileSync(at("new/mine"), "x");
  await expect(restore(backup)).rejects.toThrow(/not empty/);
});
