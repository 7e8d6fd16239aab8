import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { Failure, codeOf, messageOf } from "./failure.mjs";
import { contentFingerprint } from "./delivered-content.mjs";
import { root } from "./places.mjs";

/** @import { Client } from "pg" */

/**
 * Reads from the database what is still to be done. Payload has the same answer, but takes seconds to load, and
 * every start needs it.
 * @param {string | undefined} url
 * @returns `pending`: names of migrations to run; `unknown`: of applied ones that this version lacks; `hasOlderContent`: whether
 * another version delivered the content
 */
export async function readDatabaseState(url) {
  const client = await connect(url);
  try {
    const applied = await readApplied(client);
    const pending = migrationNames().filter((name) => !applied.has(name));
    return {
      pending,
      needsSeed: await needsSeed(client),
      hasOlderContent: await hasOlderContent(client),
      hasAccounts: await hasAccounts(client),
      unknown: [...applied].filter((name) => !isKnown(name)),
    };
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database that was migrated, but not by the first of these migrations: a version from before the first
 * release made it, and the migrations that would lead on from there were written anew.
 * @param {readonly string[]} names of all migrations, the oldest first
 * @param {string | undefined} url
 */
export async function refuseOldStructure(url, names) {
  const [first] = names;
  const client = await connect(url);
  try {
    const applied = await readApplied(client);
    applied.delete("dev");
    if (applied.size === 0 || (first !== undefined && applied.has(first))) return;
  } finally {
    await client.end();
  }
  throw new Failure({
    what: "The database was made by a version from before the first release.",
    why: "No migration leads from its structure to this version's; nothing was changed.",
    repair:
      "Begin anew: npm run reset deletes the data folder with the embedded database; with DATABASE_URL, name an empty database. To keep what is in it, start the version that made it.",
  });
}

/**
 * @param {Client} client
 * @returns {Promise<Set<string>>} names of the applied migrations
 */
async function readApplied(client) {
  return new Set(await column(client, "payload_migrations", "select name from payload_migrations"));
}

/**
 * Waits until no other process migrates. The lock belongs to a transaction: it works through a connection pool and
 * is released when the process ends.
 * @param {string | undefined} url
 * @returns a function that releases it
 */
export async function holdMigrationLock(url) {
  const client = await connect(url);
  await client.query("begin");
  await client.query("select pg_advisory_xact_lock(hashtext('migrate'))");
  return async () => {
    await client.query("commit");
    await client.end();
  };
}

/** The key under which scripts/seed.ts stores the progress of a seed. */
export const seedMark = "seed";

/**
 * Only an empty database is seeded. An interrupted seed left a mark and is run again; a database filled in any
 * other way has users and no mark, and is left alone.
 * @param {Client} client
 */
async function needsSeed(client) {
  const marks = await column(
    client,
    "payload_kv",
    `select data->>'state' from payload_kv where key = '${seedMark}'`,
  );
  if (marks.length > 0) return marks[0] !== "finished";
  return !(await hasAccounts(client));
}

/**
 * Whether another version has filled the database. One that was filled in any other way follows nothing.
 * @param {Client} client
 */
async function hasOlderContent(client) {
  const marks = await column(
    client,
    "payload_kv",
    `select data->>'content' from payload_kv where key = '${seedMark}'`,
  );
  return marks.length > 0 && marks[0] !== contentFingerprint();
}

/** @param {Client} client */
async function hasAccounts(client) {
  return (await column(client, "users", "select id from users limit 1")).length > 0;
}

/**
 * @param {Client} client
 * @param {string} table
 * @param {string} query
 * @returns {Promise<string[]>}
 */
async function column(client, table, query) {
  const { rows } = await client.query("select to_regclass($1) as found", [`public.${table}`]);
  if (!rows[0].found) return [];
  return (await client.query({ text: query, rowMode: "array" })).rows.map(([value]) => value);
}

/** Names of this version's migrations, the oldest first. */
export function migrationNames() {
  const folder = path.join(root, "src/store/migrations");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "index.ts");
  return files.map((name) => name.slice(0, -3)).toSorted();
}

/** @param {string} name */
function isKnown(name) {
  return name === "dev" || existsSync(path.join(root, "src/store/migrations", `${name}.ts`));
}

/** @param {string | undefined} url */
async function connect(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new Failure({
      what: `The database does not answer: ${messageOf(error) || codeOf(error)}`,
      why: "The shop keeps all of its data there and cannot start without it.",
      repair:
        "Check DATABASE_URL (host, port, name, password) and that the server is up; a checkout that names no database brings its own.",
    });
  }
}
