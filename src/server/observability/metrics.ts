import type { Metric } from "./metric";
import { serverMetrics } from "./server-metrics";
import { shopMetrics } from "./shop-metrics";

/** All metrics, read on request. deploy/ and docs/operating.md use these names; tests compare. */
export const metrics: Readonly<Record<string, Metric>> = { ...serverMetrics, ...shopMetrics };

/** The only metric recorded per event: the duration of an answer that was not in memory. */
export const requestDuration = {
  name: "shop_request_duration_seconds",
  help: "Duration of requests not served from memory, from the first byte received to the last byte sent, by kind. Answers from memory take about 30 µs and are not recorded.",
  /** s */
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
} as const;
