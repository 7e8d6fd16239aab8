import type { startCluster } from "@/scripts/parts/cluster/start-cluster.mjs";

/** Several shops behind the proxy, with everything they stand on. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type ClusterNode = Cluster["nodes"][number];

/** What happens to a cluster, and what is looked at afterwards. */
export interface Trial {
  readonly name: string;
  /** What it begins with, beside what every cluster has. */
  readonly wishes?: {
    readonly nodes?: number;
    /** Checkout whose build the nodes begin with. */
    readonly nodeRoot?: string;
    readonly nodeEnv?: (node: number) => Record<string, string>;
    /** Whether each node's share of the processors is to be limited. */
    readonly hasShares?: boolean;
  };
  /** @returns what was seen, each line with whether it is as it must be */
  readonly run: (cluster: Cluster) => Promise<readonly Finding[]>;
}

export interface Finding {
  readonly what: string;
  readonly value: string | number;
  readonly isMet: boolean;
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Something that must be exactly so. */
export const exactly = (what: string, value: number, wanted: number): Finding => ({
  what: `${what} (${wanted})`,
  value,
  isMet: value === wanted,
});

/** Something that may not be more. */
export const atMost = (what: string, value: number, bound: number): Finding => ({
  what: `${what} (≤ ${bound})`,
  value: Math.round(value * 1_000) / 1_000,
  isMet: value <= bound,
});

/** Something that may not be less. */
export const atLeast = (what: string, value: number, bound: number): Finding => ({
  what: `${what} (≥ ${bound})`,
  value: Math.round(value * 1_000) / 1_000,
  isMet: value >= bound,
});

/** Something that is only said. */
export const noted = (what: string, value: string | number): Finding => ({ what, value, isMet: true });
