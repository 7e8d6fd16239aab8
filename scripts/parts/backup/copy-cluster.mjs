import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { codeOf } from "../failure.mjs";

/**
 * Folders whose contents only the running server needs. Source: PostgreSQL's manual, "Making a Base Backup Using
 * the Low Level API".
 */
const emptied = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
/** @param {string} name */
const isLeftOut = (name) =>
  /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|pg_internal\.init(?:\..*)?|backup_label|tablespace_map)$/.test(
    name,
  ) || name.startsWith("pgsql_tmp");

/**
 * Copies a tree; files deleted during the copy are skipped, as the log replays their deletion.
 * @param {string} from
 * @param {string} to
 */
function copyTree(from, to) {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (emptied.has(path.basename(from))) return;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile() && !isLeftOut(entry.name)) copyIfThere(source, target);
  }
}

/** @param {string} source @param {string} target */
function copyIfThere(source, target) {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

/**
 * The write-ahead log from the beginning of the backup to its end; a slot has kept the server from recycling it.
 * @param {string} cluster
 * @param {string} to
 */
function copyLog(cluster, to) {
  for (const name of readdirSync(path.join(cluster, "pg_wal"))) {
    const source = path.join(cluster, "pg_wal", name);
    if (existsSync(source) && statSync(source).isFile()) copyIfThere(source, path.join(to, "pg_wal", name));
  }
}

/**
 * Copies the files of a running PostgreSQL so that a server started on the copy has exactly the transactions
 * committed before the end of this call. It blocks no client of the database.
 * @param {object} options
 * @param {string} options.url
 * @param {string} options.cluster its data folder
 * @param {string} options.to a folder that does not exist
 */
export async function copyCluster({ url, cluster, to }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Both end with this connection.
    await client.query("select pg_create_physical_replication_slot('shop_backup', true, true)");
    await client.query("select pg_backup_start('shop', true)");
    copyTree(cluster, to);
    const { rows } = await client.query("select labelfile, spcmapfile from pg_backup_stop(false)");
    copyLog(cluster, to);
    writeFileSync(path.join(to, "backup_label"), rows[0].labelfile);
    if (rows[0].spcmapfile) writeFileSync(path.join(to, "tablespace_map"), rows[0].spcmapfile);
  } finally {
    await client.end();
  }
}
