import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { findServer, startPostgres, stopPostgres } from "./postgres.mjs";
import { waitForEnd } from "./processes.mjs";

// A real server each time: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
const password = randomBytes(9).toString("hex");

const start = () =>
  startPostgres({ folder: path.join(folder, "pg"), password, logFile: path.join(folder, "postgres.log") });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "valcour-postgres-"));
  chmodSync(folder, 0o755);
});

afterEach(async () => {
  const pid = findServer(path.join(folder, "pg"));
  if (pid !== undefined) await stopPostgres(pid);
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("a committed row survives kill -9 of the server", async () => {
  const first = await start();
  await query(first.url, "create table kept (n int)");
  await query(first.url, "insert into kept values (7)");
  process.kill(first.pid, "SIGKILL");
  await waitForEnd(first.pid, 5000);

  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.url, "select n from kept")).toEqual([{ n: 7 }]);
});

test("it is reached by a socket in a private folder", async () => {
  const { url } = await start();
  expect(new URL(url).searchParams.get("host")).toBe(path.join(folder, "pg"));
  expect(await query(url, "select inet_client_addr() as by")).toEqual([{ by: null }]);
  expect(statSync(path.join(folder, "pg")).mode & 0o077).toBe(0);
});

test("where the socket's name would be too long, it is reached by TCP", async () => {
  const parent = folder;
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  folder = path.join(parent, "n".repeat(90));
  mkdirSync(folder);
  const { url } = await start();
  expect(await query(url, "select host(inet_client_addr()) as by")).toEqual([{ by: "127.0.0.1" }]);
});

test("a server that is still running is adopted, with its port", async () => {
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ adopted: true, pid: first.pid, port: first.port });
});

test("two concurrent starts never run two servers on one folder", async () => {
  await stopPostgres((await start()).pid);
  const outcomes = await Promise.allSettled([start(), start()]);
  const pids = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.pid] : []));
  expect(new Set(pids).size).toBe(1);
});

test.each([
  {
    title: "another live process",
    content: `${process.pid}\n/elsewhere\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
  },
  { title: "no number at all", content: "" },
])("a lock file that names $title is removed", async ({ content }) => {
  await stopPostgres((await start()).pid);
  const lock = path.join(folder, "pg", "postmaster.pid");
  writeFileSync(lock, content);

  const server = await start();
  expect(server.adopted).toBe(false);
  expect(readFileSync(lock, "utf8").split("\n")[0]).toBe(String(server.pid));
});

test("text is UTF-8 and sorts alike on every machine", async () => {
  const { url } = await start();
  const [row] = await query(
    url,
    "select current_setting('server_encoding') as encoding, (select datlocprovider from pg_database where datname = current_database()) as provider",
  );
  expect(row).toEqual({ encoding: "UTF8", provider: "b" });
});

test("a connection without the password is refused", async () => {
  const { port } = await start();
  await expect(query(`postgresql://valcour:wrong@127.0.0.1:${port}/valcour`, "select 1")).rejects.toThrow(
    /password/,
  );
});
