import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../data-folder.mjs";
import { Failure } from "../failure.mjs";
import { countRows } from "./count-rows.mjs";
import { uploads } from "./make-backup.mjs";
import { readManifest } from "./manifest.mjs";
import { unseal } from "./sealed-secrets.mjs";

/** @import { Manifest, RowCounts } from "../types.ts" */

/**
 * @param {string} data
 * @throws Failure where a shop is already
 */
export function refuseFull(data) {
  if (!existsSync(data) || readdirSync(data).length === 0) return;
  throw new Failure({
    what: `${data} is not empty.`,
    why: "A restored shop would be mixed with the one that is there.",
    repair:
      "Restore into a new folder, DATA_DIR=/some/new/folder npm run restore -- <backup>, and start the shop with it.",
  });
}

/**
 * Restores a backup into an empty place, compares the database with the manifest, and leaves everything ready for a
 * start.
 * @param {object} options
 * @param {string} options.backup
 * @param {string} options.data
 * @param {string} options.passphrase
 * @param {(files: string, data: string) => Promise<{ url: string, stop: () => Promise<unknown> }>} options.openCluster
 *   moves the files of a database to their place and starts it on them
 * @returns row counts of the database
 */
export async function restoreBackup({ backup, data, passphrase, openCluster }) {
  refuseFull(data);
  const manifest = await readManifest(backup);
  if (!existsSync(path.join(backup, "pg"))) throw isDump(backup);
  const sealed = path.join(backup, "secrets.sealed.json");
  // Checked first: with another passphrase nothing is written.
  const secrets = existsSync(sealed) ? unseal(readFileSync(sealed, "utf8"), passphrase) : null;
  makeFolder(data);
  if (secrets !== null) writeFileSync(path.join(data, "secrets.json"), secrets, { mode: 0o600 });
  for (const name of uploads) {
    const source = path.join(backup, name);
    if (existsSync(source)) cpSync(source, path.join(data, name), { recursive: true });
  }
  const database = await openCluster(path.join(backup, "pg"), data);
  try {
    const rows = await countRows(database.url);
    refuseOther(rows, manifest.rows);
    return rows;
  } finally {
    await database.stop();
  }
}

/**
 * A shop that was running has gained rows since its backup began, or lost some to a purge; gift cards cancel out.
 * @param {RowCounts} rows
 * @param {Manifest["rows"]} counted
 */
function refuseOther(rows, { before, after }) {
  const wrong = Object.entries(before).flatMap(([name, first]) => {
    const now = rows[name];
    const last = after[name];
    if (now === undefined || last === undefined) return [name];
    return now >= Math.min(first, last) && now <= Math.max(first, last) ? [] : [name];
  });
  if (wrong.length === 0 && rows.ledger === 0) return;
  throw new Failure({
    what: "The restored database is not the one that was backed up.",
    why: "Orders or money could be missing.",
    repair: "Keep this folder as it is, and restore another backup into another one.",
    details: [...wrong, "ledger"]
      .map((name) => `${name}: ${rows[name]}, between ${before[name]} and ${after[name]} were there`)
      .join("\n"),
  });
}

/** @param {string} backup */
const isDump = (backup) =>
  new Failure({
    what: `${backup} holds a dump of a database of your own, and no embedded one.`,
    why: "It goes back into a PostgreSQL server, which only you can choose.",
    repair:
      `createdb shop && pg_restore --no-owner --exit-on-error -d shop ${backup}/database.dump, then copy its folders into DATA_DIR and ` +
      "set the keys you had set before.",
  });
