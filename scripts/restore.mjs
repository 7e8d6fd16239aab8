/**
 * npm run restore -- <backup or s3://bucket/prefix/moment>: restores a backup of `npm run backup` into an empty
 * DATA_DIR and checks that it is complete. Starts no shop.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { isBucket, openBucket } from "./parts/backup/bucket.mjs";
import { fetchBackup } from "./parts/backup/bucket-backups.mjs";
import { refuseFull, restoreBackup } from "./parts/backup/restore-backup.mjs";
import { backupPassphrase } from "./parts/backup/sealed-secrets.mjs";
import { makeFolder } from "./parts/data-folder.mjs";
import { operatorEnvironment } from "./parts/environment.mjs";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { dataFolder } from "./parts/places.mjs";
import { chooseClusterFolder, giveAllTo, postgresAccount } from "./parts/postgres-owner.mjs";
import { startPostgres, stopPostgres } from "./parts/postgres.mjs";
import { readSecrets } from "./parts/secrets.mjs";

try {
  const env = operatorEnvironment();
  const [backup] = process.argv.slice(2);
  if (!backup) throw nothingNamed();
  const data = dataFolder(env);
  const passphrase = backupPassphrase(env);
  const rows = isBucket(backup)
    ? await restoreFromBucket({ store: openBucket(backup, env), data, passphrase })
    : await restoreBackup({ backup: path.resolve(backup), data, passphrase, openCluster });
  console.log(
    `✓ ${data}: ${rows.orders} orders, ${rows.customers} customers, ${rows.media} pictures, ledger of gift cards 0`,
  );
  console.log("  `npm start` opens the shop as it was.");
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/**
 * It is brought here whole first, beside the new folder.
 * @param {{ store: import("./parts/types.ts").Bucket, data: string, passphrase: string }} options
 */
async function restoreFromBucket({ store, data, passphrase }) {
  refuseFull(data);
  makeFolder(path.dirname(data));
  const backup = mkdtempSync(path.join(path.dirname(data), "backup-on-its-way-"));
  try {
    await fetchBackup(store, backup);
    return await restoreBackup({ backup, data, passphrase, openCluster });
  } finally {
    rmSync(backup, { recursive: true, force: true });
  }
}

/** @param {string} files @param {string} data */
async function openCluster(files, data) {
  const account = postgresAccount();
  const { folder } = chooseClusterFolder(path.join(data, "pg"), account);
  cpSync(files, folder, { recursive: true });
  giveAllTo(folder, account);
  mkdirSync(path.join(data, "logs"), { recursive: true });
  const server = await startPostgres({
    folder: path.join(data, "pg"),
    password: readSecrets(data).DATABASE_PASSWORD,
    logFile: path.join(data, "logs", "postgres.log"),
  });
  return { url: server.url, stop: () => stopPostgres(server.pid) };
}

function nothingNamed() {
  return new Failure({
    what: "No backup is named.",
    why: "There may be several; which one is yours to say.",
    repair: "DATA_DIR=/some/new/folder npm run restore -- data/backups/2026-11-26T03-00-00Z",
  });
}
