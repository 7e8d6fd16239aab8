import type { Metric } from "./metric";
import { serverMetrics } from "./server-metrics";
import { shopMetrics } from "./shop-metrics";

/** All metrics, read on request. deploy/ and docs/operating.md use these names; tests compare. */
export const metrics: Readonly<Record<string, Metric>> = { ...serverMetrics, ...shopMetrics };

/** The only metric recorded per event: the duration of an answer that was not in memory. */
export const requestDuration = {
  name: "shop_request_duration_seconds",
  help: "How long a made answer took, from the request to its last byte, by kind. Answers from memory take some 30 µs and are left out.",
  /** s */
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
} as const;
