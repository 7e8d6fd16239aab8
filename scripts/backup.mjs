/**
 * npm run backup [-- folder or s3://bucket/prefix]: database, uploads and keys of this shop, running or not, into BACKUP_TO, else
 * DATA_DIR/backups. Old ones are thinned. The keys are sealed with BACKUP_PASSPHRASE.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isBucket, openBucket } from "./parts/backup/bucket.mjs";
import { sendBackup, thinBucket } from "./parts/backup/bucket-backups.mjs";
import { makeBackup } from "./parts/backup/make-backup.mjs";
import { dumpOf } from "./parts/backup/dump-database.mjs";
import { backupPassphrase } from "./parts/backup/sealed-secrets.mjs";
import { thinBackups } from "./parts/backup/thin-backups.mjs";
import { startEmbeddedDatabase } from "./parts/embedded-database.mjs";
import { embeddedParts, operatorEnvironment } from "./parts/environment.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { root } from "./parts/places.mjs";
import { stopPostgres } from "./parts/postgres.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";

try {
  const env = operatorEnvironment();
  const data = openDataFolder(env);
  const passphrase = backupPassphrase(env);
  const place = process.argv[2] ?? env.BACKUP_TO ?? path.join(data, "backups");
  // Checked first: without its keys no backup is begun.
  const store = isBucket(place) ? openBucket(place, env) : null;
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const server = embeddedParts(env).postgres ? await startEmbeddedDatabase(data) : undefined;
  // A backup for a bucket is first written here completely.
  const into = store ? mkdtempSync(path.join(data, "backup-on-its-way-")) : path.resolve(place);
  try {
    const { folder, rows } = await makeBackup({
      data,
      into,
      database: server ?? { url: env.DATABASE_URL, dump: dumpOf(env.DATABASE_URL) },
      passphrase,
      version,
    });
    const made = store ? await sendBackup(store, folder) : folder;
    console.log(`✓ ${made}: ${rows.orders} orders, ${rows.customers} customers, ${rows.media} pictures`);
    const gone = store ? await thinBucket(store) : thinBackups(into);
    if (gone > 0) console.log(`  ${gone} old ones are gone.`);
  } finally {
    if (store) rmSync(into, { recursive: true, force: true });
    if (server && !server.adopted) await stopPostgres(server.pid);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
