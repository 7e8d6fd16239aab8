import { rmSync } from "node:fs";
import path from "node:path";
import { startPostgres, stopPostgres } from "../postgres.mjs";
import { waitForEnd } from "../processes.mjs";
import { askOnce, putPromotedInPlace, startReplica } from "./replica.mjs";

/**
 * PostgreSQL, and a standby replica that follows it.
 * @param {{ folder: string, password: string, logOf: (name: string) => string }} wishes
 */
export async function startDatabases({ folder, password, logOf }) {
  const wish = { folder: path.join(folder, "pg"), password, logFile: logOf("postgres") };
  const standby = { folder: path.join(folder, "replica"), password, logFile: logOf("replica") };
  await putPromotedInPlace({ primary: wish.folder, replica: standby.folder });
  let server = await startPostgres(wish);
  /** @type {import("../types.ts").PostgresServer | undefined} */
  let replica = await startReplica({ primary: server, ...standby }).catch(async (error) => {
    await stopPostgres(server.pid);
    throw error;
  });
  return {
    url: () => server.url,
    port: () => server.port,
    replicaUrl: () => replica?.url,
    /** Its clients lose their connections; committed data is kept. */
    stop: () => stopPostgres(server.pid),
    kill: () => process.kill(server.pid, "SIGKILL"),
    start: async () => {
      server = await startPostgres({ ...wish, port: server.port });
    },
    /** The database is gone for good, with its disk, and the replica becomes the database. */
    failOver: async () => {
      if (!replica) throw new Error("There is no replica any more.");
      process.kill(server.pid, "SIGKILL");
      await waitForEnd(server.pid, 5_000);
      rmSync(server.folder, { recursive: true, force: true });
      await askOnce(replica.url, "select pg_promote()");
      [server, replica] = [replica, undefined];
    },
    end: async () => {
      if (replica) await stopPostgres(replica.pid);
      await stopPostgres(server.pid);
    },
  };
}
