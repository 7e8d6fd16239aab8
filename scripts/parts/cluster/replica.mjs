import { appendFileSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { copyCluster } from "../backup/copy-cluster.mjs";
import { findServer, startPostgres, stopPostgres } from "../postgres.mjs";
import { chooseClusterFolder, giveAllTo, postgresAccount } from "../postgres-owner.mjs";

/** The name used by deploy/postgres/follow-primary.sh. */
const slot = "replica";

/**
 * @param {string} url
 * @param {string} sql
 * @param {readonly unknown[]} values
 * @returns the rows of one query, on a connection of its own
 */
export async function askOnce(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/**
 * A PostgreSQL that copies another one, then follows it. It is created from scratch each time: the primary may have
 * changed.
 * @param {{ primary: { url: string, folder: string }, folder: string, password: string, logFile: string }} wishes
 * @returns what startPostgres returns
 */
export async function startReplica({ primary, folder: wanted, password, logFile }) {
  const account = postgresAccount();
  const { folder } = chooseClusterFolder(wanted, account);
  await endServer(folder);
  rmSync(folder, { recursive: true, force: true });
  await askOnce(
    primary.url,
    "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1",
    [slot],
  );
  await askOnce(primary.url, "select pg_create_physical_replication_slot($1, true)", [slot]);
  await copyCluster({ url: primary.url, cluster: primary.folder, to: folder });
  const source = new URL(primary.url);
  source.searchParams.set("application_name", slot);
  appendFileSync(
    path.join(folder, "postgresql.auto.conf"),
    `primary_conninfo = '${source.href}'\nprimary_slot_name = '${slot}'\n`,
  );
  writeFileSync(path.join(folder, "standby.signal"), "");
  giveAllTo(folder, account);
  return startPostgres({ folder: wanted, password, logFile });
}

/** @param {string} folder */
async function endServer(folder) {
  const pid = findServer(folder);
  if (pid !== undefined) await stopPostgres(pid);
}

/**
 * A promoted replica is the database from then on: it replaces the lost primary.
 * @param {{ primary: string, replica: string }} folders
 */
export async function putPromotedInPlace({ primary, replica }) {
  const account = postgresAccount();
  const lost = chooseClusterFolder(primary, account).folder;
  const promoted = chooseClusterFolder(replica, account).folder;
  const isThere = (/** @type {string} */ folder) => existsSync(path.join(folder, "PG_VERSION"));
  if (isThere(lost) || !isThere(promoted) || existsSync(path.join(promoted, "standby.signal"))) return;
  await endServer(promoted);
  rmSync(lost, { recursive: true, force: true });
  renameSync(promoted, lost);
}
