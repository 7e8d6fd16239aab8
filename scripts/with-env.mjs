/**
 * Runs a program with the environment that the shop would have, on the embedded database if none is set:
 *   node scripts/with-env.mjs payload migrate:status
 * The database is started if it is down, and left running.
 */
import path from "node:path";
import { existsSync } from "node:fs";
import { ensureEmbeddedDatabase } from "./parts/embedded-database.mjs";
import { describeFailure } from "./parts/failure.mjs";
import {
  embeddedParts,
  operatorEnvironment,
  refuseSilentParts,
  shopEnvironment,
} from "./parts/environment.mjs";
import { root } from "./parts/places.mjs";
import { runVisible } from "./parts/run-command.mjs";
import { portsInUse } from "./parts/run-record.mjs";
import { readSecrets } from "./parts/secrets.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";

try {
  const [program = "", ...args] = process.argv.slice(2);
  const env = operatorEnvironment();
  refuseSilentParts(env);
  const data = openDataFolder(env);
  const secrets = readSecrets(data);
  const embedded = embeddedParts(env);
  const server = embedded.postgres ? await ensureEmbeddedDatabase(data) : undefined;
  const given = { env, embedded, secrets, data, ports: portsInUse(data), databaseUrl: server?.url };
  const local = path.join(root, "node_modules", ".bin", program);
  process.exitCode = await runVisible(existsSync(local) ? local : program, args, {
    env: shopEnvironment({ ...given, mode: env.NODE_ENV ?? "development" }),
  });
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
