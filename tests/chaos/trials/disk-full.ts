import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { compareBooks } from "../books";
import { atMost, exactly, noted, pause, type ClusterNode, type Trial } from "../cluster";
import { describeFailures, failuresOf, startLoad } from "../load";

/** Writes until there is no room left. */
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
async function onSmallDisk(node: ClusterNode, use: () => Promise<void>): Promise<void> {
  await node.stop();
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", node.dataFolder]);
  try {
    node.start();
    await node.isReady();
    await use();
  } finally {
    await node.stop();
    execFileSync("umount", [node.dataFolder]);
  }
}

/** The disk of one node is full. */
export const diskFull: Trial = {
  name: "disk of one node full",
  async run(cluster) {
    const [node] = cluster.nodes;
    if (!node) throw new Error("There is no node.");
    let report = null;
    await onSmallDisk(node, async () => {
      const load = startLoad(cluster, { shoppers: 12 });
      await pause(10_000);
      fill(node.dataFolder);
      await pause(40_000);
      report = await load.stop();
    });
    if (report === null) throw new Error("Nobody came.");
    return [
      noted("requests", Object(report).asked),
      noted("which", describeFailures(report)),
      exactly("failed", failuresOf(report), 0),
      exactly("acknowledged articles lost", Object(report).lost, 0),
      atMost(`slowest request (${Object(report).slowestName}), s`, Object(report).slowest, 10),
      ...(await compareBooks(cluster)),
    ];
  },
};
