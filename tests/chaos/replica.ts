import { ask } from "./books";
import { pause, type Cluster } from "./cluster";

const catchUpMs = 120_000;

/** Queries the replica. @throws where there is none any more */
export async function askReplica<Row extends object>({ replicaUrl }: Cluster, sql: string): Promise<Row[]> {
  if (!replicaUrl) throw new Error("There is no replica any more.");
  return ask<Row>({ databaseUrl: replicaUrl }, sql);
}

/** Bytes of changes that the replica has not replayed, of those written until now. */
export async function replicaLag(cluster: Cluster): Promise<number> {
  const [row] = await ask<{ lag: number }>(
    cluster,
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as lag
       from pg_stat_replication where application_name = 'replica'`,
  );
  return row?.lag ?? Number.POSITIVE_INFINITY;
}

/** How long until the replica has replayed all that is written by now, seconds. */
export async function untilReplayed(cluster: Cluster): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < catchUpMs && (await replicaLag(cluster)) > 0) await pause(50);
  return (performance.now() - began) / 1_000;
}
