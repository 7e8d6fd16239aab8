/**
 * npm run backup [-- folder]: database, uploads and keys of this shop, running or not, into DATA_DIR/backups or a folder of yours.
 * Old ones are thinned. The keys are sealed with BACKUP_PASSPHRASE.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { makeBackup } from "./parts/backup/make-backup.mjs";
import { dumpOf } from "./parts/backup/dump-database.mjs";
import { backupPassphrase } from "./parts/backup/sealed-secrets.mjs";
import { thinBackups } from "./parts/backup/thin-backups.mjs";
import { embeddedParts, operatorEnvironment } from "./parts/environment.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { root } from "./parts/places.mjs";
import { startPostgres, stopPostgres } from "./parts/postgres.mjs";
import { readSecrets } from "./parts/secrets.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";

try {
  const env = operatorEnvironment();
  const data = openDataFolder(env);
  const passphrase = backupPassphrase(env);
  const into = path.resolve(process.argv[2] ?? path.join(data, "backups"));
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const server = embeddedParts(env).postgres && (await openDatabase(data));
  try {
    const { folder, rows } = await makeBackup({
      data,
      into,
      database: server || { url: env.DATABASE_URL },
      dumpDatabase: server ? undefined : dumpOf(env.DATABASE_URL),
      passphrase,
      version,
    });
    const gone = thinBackups(into);
    console.log(`✓ ${folder}: ${rows.orders} orders, ${rows.customers} customers, ${rows.media} pictures`);
    if (gone > 0) console.log(`  ${gone} old ones are gone.`);
  } finally {
    if (server && !server.adopted) await stopPostgres(server.pid);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

function openDatabase(data) {
  return startPostgres({
    folder: path.join(data, "pg"),
    password: readSecrets(data).DATABASE_PASSWORD,
    logFile: path.join(data, "logs", "postgres.log"),
  });
}
