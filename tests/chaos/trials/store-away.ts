import { judge } from "../books";
import { type Trial, exactly, pause } from "../cluster";
import { failuresOf, startLoad } from "../load";

/** The store of files is unavailable for half a minute. */
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
    return [exactly("failed", failuresOf(report), 0), ...(await judge(cluster, report))];
  },
};
