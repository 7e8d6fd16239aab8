import { compareBooks } from "../books";
import { atMost, exactly, noted, pause, type Trial } from "../cluster";
import { describeFailures, failuresOf, startLoad } from "../load";

/** The store of files is away for half a minute. */
export const storeAway: Trial = {
  name: "store of files away",
  async run(cluster) {
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(10_000);
    await cluster.store.stop(5_000);
    await pause(30_000);
    cluster.store.start();
    await pause(10_000);
    const report = await load.stop();
    return [
      noted("requests", report.asked),
      noted("which", describeFailures(report)),
      exactly("failed", failuresOf(report), 0),
      exactly("acknowledged articles lost", report.lost, 0),
      atMost(`slowest request (${report.slowestName}), s`, report.slowest, 10),
      ...(await compareBooks(cluster)),
    ];
  },
};
