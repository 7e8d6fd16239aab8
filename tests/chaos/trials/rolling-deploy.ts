import { judge } from "../books";
import { type Cluster, type Trial, exactly, pause } from "../cluster";
import { failuresOf, startLoad } from "../load";

/**
 * One node after the other is stopped and started again; it finishes its requests first. PREVIOUS_ROOT: a checkout
 * of the previous release, with its build; the cluster begins with that one and ends with this one.
 */
export async function deployOneByOne({ nodes }: Cluster): Promise<void> {
  for (const node of nodes) {
    await node.stop();
    if (process.env.PREVIOUS_ROOT) await node.deploy(process.cwd());
    node.start();
    await node.isReady();
  }
}

/** A rolling deploy under load. */
export const rollingDeploy: Trial = {
  name: "rolling deploy under load",
  ...(process.env.PREVIOUS_ROOT && { wishes: { nodeRoot: process.env.PREVIOUS_ROOT } }),
  async run(cluster) {
    const load = startLoad(cluster, { shoppers: 8 });
    await pause(10_000);
    await deployOneByOne(cluster);
    if (!process.env.PREVIOUS_ROOT) await deployOneByOne(cluster);
    await pause(5_000);
    const report = await load.stop();
    return [exactly("failed", failuresOf(report), 0), ...(await judge(cluster, report))];
  },
};
