import type { BatchObservableResult, Observable } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import type { MetricReader } from "@opentelemetry/sdk-metrics";
import type { Figures } from "./figures";
import { metrics, requestDuration } from "./metrics";
import type { CompletedRequest } from "./measure-requests";

interface Wishes {
  /** Where Prometheus reads; null where it does not. */
  readonly served: { readonly host: string; readonly port: number } | null;
  /** Whether the collector gets them too. */
  readonly isSent: boolean;
  readonly resource: Resource;
  readonly readFigures: () => Promise<Figures>;
}

export interface StartedMetrics {
  readonly onAnswered: (answered: CompletedRequest) => void;
  readonly stop: () => Promise<void>;
}

/** OpenTelemetry's own variable and its usual value, ms. */
const sendEvery = () => Number(process.env.OTEL_METRIC_EXPORT_INTERVAL) || 60_000;

/**
 * Exports the metrics, as Prometheus text or to a collector: the same figures from one table. The packages are loaded
 * here and nowhere else, so that a shop without monitoring does not have them in memory.
 * @throws where the port is in use
 */
export async function startMetrics({
  served,
  isSent,
  resource,
  readFigures,
}: Wishes): Promise<StartedMetrics> {
  const { AggregationType, MeterProvider, PeriodicExportingMetricReader } =
    await import("@opentelemetry/sdk-metrics");
  const readers: MetricReader[] = [];
  if (isSent) {
    const { OTLPMetricExporter } = await import("@opentelemetry/exporter-metrics-otlp-proto");
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: sendEvery(),
      }),
    );
  }
  if (served) {
    const { PrometheusExporter } = await import("@opentelemetry/exporter-prometheus");
    const reader = new PrometheusExporter({
      ...served,
      preventServerStart: true,
      withoutScopeInfo: true,
      withoutTargetInfo: true,
    });
    await reader.startServer();
    readers.push(reader);
  }
  const provider = new MeterProvider({
    resource,
    readers,
    views: [
      {
        instrumentName: requestDuration.name,
        aggregation: {
          type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM,
          options: { boundaries: [...requestDuration.buckets] },
        },
      },
    ],
  });
  const meter = provider.getMeter("shop");
  const instruments = new Map<string, Observable>(
    Object.entries(metrics).map(([name, { type, help: description }]) => [
      name,
      type === "counter"
        ? meter.createObservableCounter(name, { description })
        : meter.createObservableGauge(name, { description }),
    ]),
  );
  const observe = async (result: BatchObservableResult) => {
    const figures = await readFigures();
    for (const [name, instrument] of instruments) {
      for (const { value, labels } of metrics[name]?.read(figures) ?? [])
        result.observe(instrument, value, labels);
    }
  };
  meter.addBatchObservableCallback(observe, [...instruments.values()]);
  const duration = meter.createHistogram(requestDuration.name, {
    description: requestDuration.help,
    unit: "s",
  });
  return {
    onAnswered: ({ kind, seconds }) => duration.record(seconds, { kind }),
    stop: () => provider.shutdown(),
  };
}
