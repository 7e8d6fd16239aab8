import { execFileSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { judge } from "../books";
import { type ClusterNode, type Trial, exactly, pause } from "../cluster";
import { failuresOf, startLoad } from "../load";

/** Fills the disk. */
function fill(folder: string): void {
  const file = openSync(path.join(folder, "ballast"), "w");
  try {
    for (const block of [1_000_000, 1_000, 1])
      try {
        for (;;) writeSync(file, Buffer.alloc(block));
      } catch (error) {
        if (Object(error).code !== "ENOSPC") throw error;
      }
  } finally {
    closeSync(file);
  }
}

/** A data folder of 64 MB, in memory. Needs the right to mount. */
async function onSmallDisk<Value>(node: ClusterNode, use: () => Promise<Value>): Promise<Value> {
  await node.stop();
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", node.dataFolder]);
  try {
    node.start();
    await node.isReady();
    return await use();
  } finally {
    await node.stop();
    execFileSync("umount", [node.dataFolder]);
  }
}

/** Layers of pictures that a node could not draw. */
const faultyLayers = ({ logFile }: ClusterNode): number =>
  readFileSync(logFile, "utf8").split("event: layer.faulty").length - 1;

/** The disk of one node is full. */
export const diskFull: Trial = {
  name: "disk of one node full",
  async run(cluster) {
    const [node] = cluster.nodes;
    if (!node) throw new Error("There is no node.");
    return onSmallDisk(node, async () => {
      const load = startLoad(cluster, { shoppers: 12 });
      await pause(10_000);
      fill(node.dataFolder);
      await pause(40_000);
      const report = await load.stop();
      return [
        exactly("failed", failuresOf(report), 0),
        exactly("layers that could not be drawn", faultyLayers(node), 0),
        ...(await judge(cluster, report)),
      ];
    });
  },
};
