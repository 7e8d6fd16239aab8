import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyCluster } from "./copy-cluster.mjs";
import { countRows } from "./count-rows.mjs";
import { writeManifest } from "./manifest.mjs";
import { seal } from "./sealed-secrets.mjs";
import { nameOf } from "./thin-backups.mjs";

/** Files of the data folder that cannot be generated again, besides database and keys. */
export const uploads = ["media", "layers", "fonts", "payments"];

/**
 * A backup of a shop that may be running: its database as of the end, uploads, and keys. It is complete when it has
 * its final name.
 * @param {object} options
 * @param {string} options.data
 * @param {string} options.into
 * @param {{ url: string, folder: string } | { url: string | undefined, dump: (file: string) => Promise<void> }} options.database
 *   the embedded one is copied; one of the operator's own is written to a file
 * @param {string} options.passphrase
 * @param {string} options.version
 * @param {Date} [options.now]
 * @returns its folder and the row counts of the database
 */
export async function makeBackup({ data, into, database, passphrase, version, now = new Date() }) {
  const folder = path.join(into, nameOf(now));
  const part = `${folder}.part`;
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    const before = await countRows(database.url);
    if ("dump" in database) await database.dump(path.join(part, "database.dump"));
    else await copyCluster({ url: database.url, cluster: database.folder, to: path.join(part, "pg") });
    const after = await countRows(database.url);
    // Pictures are copied after the database: each one it names exists.
    for (const name of uploads) {
      const source = path.join(data, name);
      if (existsSync(source)) cpSync(source, path.join(part, name), { recursive: true });
    }
    const secrets = path.join(data, "secrets.json");
    if (existsSync(secrets))
      writeFileSync(path.join(part, "secrets.sealed.json"), seal(readFileSync(secrets, "utf8"), passphrase));
    await writeManifest(part, { at: now.toISOString(), version, rows: { before, after } });
    renameSync(part, folder);
    return { folder, rows: after };
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}
