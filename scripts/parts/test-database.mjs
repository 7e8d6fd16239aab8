import { randomBytes } from "node:crypto";
import { chmodSync } from "node:fs";
import path from "node:path";
import { startPostgres, stopPostgres } from "./postgres.mjs";
import { runDatabaseScript } from "./run-command.mjs";

/** @import { Env } from "./types.ts" */

/** The migrated and seeded database that each test copies; it must have no open connections. */
export const templateName = "shop_template";

/**
 * A server of its own for one test run, in a folder that the caller deletes afterwards.
 * Without durability: a crash costs a run that has to be repeated anyway.
 * @param {string} folder
 */
export async function startTestServer(folder) {
  // Temporary folders are private to their owner; as root, PostgreSQL runs under another account.
  chmodSync(folder, 0o755);
  const server = await startPostgres({
    folder: path.join(folder, "pg"),
    password: randomBytes(12).toString("hex"),
    logFile: path.join(folder, "postgres.log"),
    throwAway: true,
  });
  return { url: server.url, stop: () => stopPostgres(server.pid) };
}

/**
 * Fills the template like the first start of a shop.
 * @param {object} options
 * @param {string} options.serverUrl
 * @param {Env} options.env of the shop; its DATABASE_URL is replaced
 * @param {string} options.logFile
 */
export async function fillTemplate({ serverUrl, env, logFile }) {
  await createDatabase(serverUrl, templateName);
  await runDatabaseScript("seed", {
    env: { ...env, DATABASE_URL: databaseUrl(serverUrl, templateName) },
    logFile,
    failure: {
      what: "The test database could not be filled.",
      why: "Tests on a database would all fail for the same reason.",
      repair: `Fix what the lines below name; \`npm start\` with an empty DATA_DIR repeats it. The whole log is ${logFile}.`,
    },
  });
}

/**
 * @param {string} serverUrl
 * @param {string} name
 * @param {string} [from]
 * @returns address of the new database, a copy of `from` or empty
 */
export async function createDatabase(serverUrl, name, from) {
  // Its files are copied: without durability that takes half the time of writing each page to the log as well.
  const template = from ? ` template ${quoted(from)} strategy file_copy` : "";
  await query(serverUrl, `create database ${quoted(name)}${template}`);
  return databaseUrl(serverUrl, name);
}

/**
 * Drops a database even with open connections.
 * @param {string} serverUrl
 * @param {string} name
 */
export async function dropDatabase(serverUrl, name) {
  await query(serverUrl, `drop database if exists ${quoted(name)} with (force)`);
}

/**
 * A quoted SQL name, for any name an owner may have chosen.
 * @param {string} name
 */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** @param {string} serverUrl @param {string} name */
function databaseUrl(serverUrl, name) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** @param {string} url @param {string} text */
async function query(url, text) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
