import { ask, judge } from "../books";
import { noted, pause, type Trial } from "../cluster";
import { startLoad } from "../load";
import { noPool } from "@/scripts/parts/cluster/pool.mjs";
import { untilReplayed } from "../replica";

/** PostgreSQL with synchronous replication is lost with its disk; the replica replaces it. */
export const primaryLost: Trial = {
  name: "database lost, replica promoted",
  async run(cluster) {
    const { pool, postgres } = cluster;
    if (!pool) throw new Error(noPool);
    await ask(cluster, "alter system set synchronous_standby_names = 'replica'");
    await ask(cluster, "select pg_reload_conf()");
    await untilReplayed(cluster);
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(15_000);
    const began = performance.now();
    await postgres.failOver();
    pool.follow();
    const promoted = (performance.now() - began) / 1_000;
    await pause(30_000);
    const report = await load.stop();
    return [noted("promoted after, s", promoted.toFixed(1)), ...(await judge(cluster, report))];
  },
};
