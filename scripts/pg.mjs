/**
 * The embedded database on its own: node scripts/pg.mjs start | stop | status | url
 * It stays up until it is stopped; `npm start` and `npm run dev` use it as they find it.
 */
import path from "node:path";
import { ensureEmbeddedDatabase } from "./parts/embedded-database.mjs";
import { operatorEnvironment } from "./parts/environment.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { dataFolder } from "./parts/places.mjs";
import { chooseClusterFolder, postgresAccount } from "./parts/postgres-owner.mjs";
import { describe, findServer, stopPostgres } from "./parts/postgres.mjs";
import { removePart } from "./parts/run-record.mjs";
import { readSecrets } from "./parts/secrets.mjs";

const data = dataFolder(operatorEnvironment());

const verbs = {
  async start() {
    const server = await ensureEmbeddedDatabase(data);
    console.log(
      `${server.adopted ? "was already running" : "started"}: process ${server.pid}, ${server.url}`,
    );
    if (server.moved)
      console.log(
        `Its files are in ${server.folder}: this folder cannot be reached by the account it runs as.`,
      );
  },

  async stop() {
    const pid = runningServer();
    if (pid === undefined) return console.log("not running");
    await stopPostgres(pid);
    removePart(data, "postgres");
    console.log("stopped");
  },

  async status() {
    const pid = runningServer();
    console.log(pid === undefined ? "not running" : `running: process ${pid}, ${url()}`);
    process.exitCode = pid === undefined ? 1 : 0;
  },

  async url() {
    console.log(url());
  },
};

function clusterFolder() {
  return chooseClusterFolder(path.join(data, "pg"), postgresAccount()).folder;
}

function runningServer() {
  return findServer(clusterFolder());
}

const url = () => describe(clusterFolder(), readSecrets(data).DATABASE_PASSWORD).url;

const verb = Object.entries(verbs).find(([name]) => name === (process.argv[2] ?? "start"))?.[1];
try {
  if (!verb) throw new Error(`Usage: node scripts/pg.mjs ${Object.keys(verbs).join(" | ")}`);
  await verb();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
