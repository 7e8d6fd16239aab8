import { noPool } from "@/scripts/parts/cluster/pool.mjs";
import { judge } from "../books";
import { pause, type Trial } from "../cluster";
import { startLoad } from "../load";

/** The pool of connections is killed and restarted, then stopped for ten seconds. */
export const poolKilled: Trial = {
  name: "pool of connections killed",
  async run(cluster) {
    const { pool } = cluster;
    if (!pool) throw new Error(noPool);
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(10_000);
    pool.kill();
    await pause(20_000);
    await pool.stop(1_000);
    await pause(10_000);
    pool.start();
    await pause(15_000);
    return judge(cluster, await load.stop());
  },
};
