import { readFileSync } from "node:fs";
import { judge } from "../books";
import { type Trial, exactly, pause } from "../cluster";
import { fakedClock } from "../faked-clock";
import { failuresOf, startLoad } from "../load";

/** The clock of one node is five minutes ahead, of another five behind. */
export const clockOff: Trial = {
  name: "clock of two nodes five minutes off",
  wishes: {
    nodeEnv: (node): Record<string, string> =>
      node === 0 ? {} : { ...fakedClock(), FAKETIME: node === 1 ? "+5m" : "-5m" },
  },
  async run(cluster) {
    const load = startLoad(cluster, { shoppers: 12 });
    await pause(60_000);
    const report = await load.stop();
    const warned = cluster.nodes.filter(({ logFile }) =>
      readFileSync(logFile, "utf8").includes("The clock of this machine is"),
    );
    return [
      exactly("failed", failuresOf(report), 0),
      exactly("nodes that say so in their log", warned.length, 2),
      ...(await judge(cluster, report)),
    ];
  },
};
