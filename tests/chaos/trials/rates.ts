import { cpus } from "node:os";
import { median } from "@/tests/bench/figure";
import { atLeast, noted, pause, type Cluster, type ClusterNode, type Finding, type Trial } from "../cluster";
import { crowdRate, type Work } from "../crowd-rate";

/** Of one core, for each node: three of them leave most of two cores to the other services. */
const share = 0.15;
const warmUpSeconds = 40;
const measuredSeconds = 12;
const rounds = 3;
const bar = 2.2;
/** Below this share of a core a node has finished its background work. */
const idle = { share: 0.03, lookMs: 5_000, giveUpMs: 300_000 };

const works: Readonly<Record<string, Work>> = {
  "cart adds": async (visitor) => visitor.add(),
  checkouts: async (visitor) => {
    visitor.beginAnew();
    await visitor.add();
    await visitor.checkOut();
  },
};

/** What one node answers in a second and what three do, each with the same share of the processors, in turns. */
export const rates: Trial = {
  name: "rates of one node and of three",
  wishes: { hasShares: true },
  async run(cluster) {
    const { nodes, origin } = cluster;
    if (nodes.some((node) => node.share === undefined)) {
      return [noted("not measured", "this machine has no controller of processors that may be written")];
    }
    const findings: Finding[] = [noted("cores that the nodes and all else share", cpus().length)];
    // Code is compiled, and pages and parts of pictures are made, before anything is limited.
    for (const work of Object.values(works)) await crowdRate(origin, work, warmUpSeconds);
    findings.push(noted("nodes had nothing left to make after, s", Math.round(await untilIdle(nodes))));
    for (const { share: limited } of nodes) limited?.limit(share);
    for (const [name, work] of Object.entries(works)) findings.push(...(await compare(cluster, name, work)));
    return findings;
  },
};

/** Seconds until no node has background work. */
async function untilIdle(nodes: readonly ClusterNode[]): Promise<number> {
  const began = performance.now();
  const used = () => nodes.map(({ share: limited }) => limited?.seconds() ?? 0);
  for (;;) {
    const before = used();
    await pause(idle.lookMs);
    const busiest = Math.max(...used().map((seconds, at) => seconds - (before[at] ?? 0)));
    const waited = performance.now() - began;
    if (busiest < (idle.share * idle.lookMs) / 1_000 || waited > idle.giveUpMs) return waited / 1_000;
  }
}

async function compare({ nodes, origin, proxy }: Cluster, name: string, work: Work): Promise<Finding[]> {
  const measured: { rates: number[]; waited: number[] }[] = [1, nodes.length].map(() => ({
    rates: [],
    waited: [],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, asked] of [nodes.slice(0, 1), nodes].entries()) {
      proxy.follow(asked.map(({ port }) => port));
      await pause(2_000);
      const before = asked.map((node) => node.share?.periods());
      measured[at]?.rates.push(await crowdRate(origin, work, measuredSeconds));
      const waited = asked.map((node, place) => {
        const [now, then] = [node.share?.periods(), before[place]];
        return now && then ? (now.waited - then.waited) / (now.all - then.all) : 0;
      });
      measured[at]?.waited.push(Math.min(...waited));
    }
  }
  const [one, all] = measured.map((side) => ({
    rate: median(side.rates),
    waited: Math.min(...side.waited),
  }));
  if (!one || !all) throw new Error("Nothing was measured.");
  return [
    noted(`${name} a second: one node, all`, `${one.rate.toFixed(1)}, ${all.rate.toFixed(1)}`),
    atLeast(`${name}: periods in which a node waited for its share`, Math.min(one.waited, all.waited), 0.8),
    atLeast(`${name}: ${nodes.length} nodes over one`, all.rate / one.rate, bar),
  ];
}
