import { judge } from "../books";
import { type Trial, pause } from "../cluster";
import { startLoad } from "../load";

/** PostgreSQL is stopped in order and started again, then killed and started again. */
export const databaseRestarted: Trial = {
  name: "database restarted, then killed",
  async run(cluster) {
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(15_000);
    await cluster.postgres.stop();
    await pause(3_000);
    await cluster.postgres.start();
    await pause(20_000);
    cluster.postgres.kill();
    await pause(5_000);
    await cluster.postgres.start();
    await pause(20_000);
    const report = await load.stop();
    return judge(cluster, report);
  },
};
