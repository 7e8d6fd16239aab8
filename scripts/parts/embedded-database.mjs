import path from "node:path";
import { preferredPorts } from "./places.mjs";
import { startPostgres } from "./postgres.mjs";
import { rememberPart } from "./run-record.mjs";
import { readSecrets } from "./secrets.mjs";

/** Starts the embedded database, or finds it running. @param {string} data its data folder */
export const startEmbeddedDatabase = (data) =>
  startPostgres({
    folder: path.join(data, "pg"),
    password: readSecrets(data).DATABASE_PASSWORD,
    logFile: path.join(data, "logs", "postgres.log"),
    port: preferredPorts.postgres,
  });

/**
 * The same, for a program that leaves it running.
 * @param {string} data
 */
export async function ensureEmbeddedDatabase(data) {
  const server = await startEmbeddedDatabase(data);
  if (!server.adopted) rememberPart(data, "postgres", server.pid, { standalone: true });
  return server;
}
