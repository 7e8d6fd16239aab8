import type { startCluster } from "@/scripts/parts/cluster/start-cluster.mjs";

/** Several shops behind the proxy, with all their services. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type ClusterNode = Cluster["nodes"][number];

/** A fault in a cluster, and the checks afterwards. */
export interface Trial {
  readonly name: string;
  /** Its initial state, besides that of every cluster. */
  readonly wishes?: {
    readonly nodes?: number;
    /** Checkout with the first build of the nodes. */
    readonly nodeRoot?: string;
    readonly nodeEnv?: (node: number) => Record<string, string>;
    /** Whether each node's share of the processors is to be limited. */
    readonly hasShares?: boolean;
  };
  /**
   * @returns findings, each with whether it passed
   */
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
