import { judge } from "../books";
import { type Trial, pause } from "../cluster";
import { startLoad } from "../load";

const minutes = 2;
const rhythmMs = 5_000;

/** A node is killed every five seconds, each in turn, and is restarted. */
export const nodesKilled: Trial = {
  name: "nodes killed every 5 s for 2 minutes",
  async run(cluster) {
    const load = startLoad(cluster, { shoppers: 12 });
    const kills = (minutes * 60_000) / rhythmMs;
    for (let time = 0; time < kills; time += 1) {
      await pause(rhythmMs);
      cluster.nodes[time % cluster.nodes.length]?.kill();
    }
    const report = await load.stop();
    return judge(cluster, report);
  },
};
