import { compareBooks } from "../books";
import { atMost, exactly, noted, pause, type Trial } from "../cluster";
import { describeFailures, startLoad } from "../load";

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
    return [
      noted("requests", report.asked),
      noted("failed, and tried again", describeFailures(report)),
      exactly("acknowledged articles lost", report.lost, 0),
      atMost(`slowest request (${report.slowestName}), s`, report.slowest, 10),
      ...(await compareBooks(cluster)),
    ];
  },
};
