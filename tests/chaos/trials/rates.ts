import { cpus } from "node:os";
import { noted, pause, type Cluster, type Finding, type Trial } from "../cluster";
import { startLoad } from "../load";

const seconds = 30;

/** How many requests of shoppers who fill carts and check out are answered in a second. */
async function rate(cluster: Cluster): Promise<readonly Finding[]> {
  const load = startLoad(cluster, { shoppers: 80, skus: ["DI0136"] });
  await pause(15_000);
  const before = load.report();
  await pause(seconds * 1_000);
  const after = load.report();
  await load.stop();
  return [
    noted("cores of this machine, which the load and all parts share", cpus().length),
    noted("requests a second", ((after.asked - before.asked) / seconds).toFixed(1)),
    noted("paid orders a second", ((after.paid - before.paid) / seconds).toFixed(1)),
  ];
}

export const oneNode: Trial = { name: "rates of one node", wishes: { nodes: 1 }, run: rate };
export const threeNodes: Trial = { name: "rates of three nodes", wishes: { nodes: 3 }, run: rate };
