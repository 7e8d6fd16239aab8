import { env } from "@/src/env";
import { shopVersion } from "@/src/server/runtime/shop-version";
import type { AnswerStore } from "../http/answer-store";
import { figuresOf } from "./figures";
import { createRequestTally } from "./request-tally";
import { measureRequests, type RequestRecorder } from "./measure-requests";

interface Observability {
  readonly watch: RequestRecorder;
  /** Exports pending data. Never waits long, never fails. */
  readonly stop: () => Promise<void>;
}

/** A collector that hangs must not keep the shop from shutting down, ms. */
const patience = 2_000;

async function resourceOfShop() {
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import("@opentelemetry/resources");
  return defaultResource()
    .merge(resourceFromAttributes({ "service.name": "watch-shop", "service.version": shopVersion }))
    .merge(detectResources({ detectors: [envDetector] }));
}

/**
 * Starts the monitoring that the environment configures, before anything else is loaded. Without METRICS_PORT and
 * OTEL_EXPORTER_OTLP_ENDPOINT that is nothing but a few counters.
 * @throws where the port for figures is in use
 */
export async function startObservability(store: AnswerStore): Promise<Observability> {
  const { DATA_DIR, METRICS_HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, TRUSTED_PROXIES } = env();
  const tally = createRequestTally();
  const isSent = OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && process.env.OTEL_SDK_DISABLED !== "true";
  if (METRICS_PORT === undefined && !isSent)
    return { watch: measureRequests({ tally, trustedProxies: TRUSTED_PROXIES }), stop: async () => {} };

  const { startMetrics } = await import("./start-metrics");
  const { startTracing } = await import("./start-tracing");
  const resource = await resourceOfShop();
  const tracing = isSent ? await startTracing(resource) : null;
  const figures = await startMetrics({
    served: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
    isSent,
    resource,
    readFigures: figuresOf({ tally, store, dataFolder: DATA_DIR }),
  });
  const watch = measureRequests({
    tally,
    trustedProxies: TRUSTED_PROXIES,
    onAnswered: figures.onAnswered,
    ...(tracing && { spans: tracing.spans }),
  });
  return {
    watch,
    stop: async () => {
      const sent = Promise.allSettled([tracing?.stop(), figures.stop()]);
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patience))]);
    },
  };
}
