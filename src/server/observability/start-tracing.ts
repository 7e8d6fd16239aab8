import type { Resource } from "@opentelemetry/resources";
import type { SpanExporter } from "@opentelemetry/sdk-trace-node";
import { registerTracing, type SpanRequest } from "@/src/server/runtime/observability/spans";
import { isNotNextInternal, redactSpan } from "./redact-span";
import type { CompletedRequest, RequestSpans } from "./measure-requests";

export interface StartedTracing {
  readonly spans: RequestSpans;
  /** Exports pending spans. */
  readonly stop: () => Promise<void>;
}

/** Result of a service that refused the request, see src/domain/result.ts. */
const isFailure = (value: unknown): value is { readonly ok: false; readonly error: unknown } =>
  typeof value === "object" && value !== null && "ok" in value && value.ok === false;

function codeOf(error: unknown): string {
  if (typeof error === "string") return error;
  const code: unknown =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "failure";
}

const redactingExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.filter(isNotNextInternal).map(redactSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});

/**
 * Starts tracing, before the database's driver or Next are loaded: both are traced from then on. The packages are
 * loaded here and nowhere else, so that a shop without tracing does not have them in memory.
 */
export async function startTracing(resource: Resource): Promise<StartedTracing> {
  const {
    context,
    defaultTextMapGetter,
    propagation,
    ROOT_CONTEXT,
    SpanKind,
    SpanStatusCode,
    trace,
    TraceFlags,
  } = await import("@opentelemetry/api");
  const { BatchSpanProcessor, NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  const { registerInstrumentations } = await import("@opentelemetry/instrumentation");
  const { PgInstrumentation } = await import("@opentelemetry/instrumentation-pg");

  // The sampler is configured by the environment.
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(redactingExporter(new OTLPTraceExporter()))],
  });
  provider.register();
  // Periodic queries of the database belong to no trace. The number of callers waiting for a connection is a metric.
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })],
  });
  const tracer = provider.getTracer("shop");
  const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

  const run = <Value>(
    { name, kind, attributes = {} }: SpanRequest,
    work: () => Promise<Value>,
  ): Promise<Value> =>
    tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
      const fail = (error: unknown, isExpected: boolean) => {
        span.setAttribute("error.type", codeOf(error));
        if (!isExpected) span.setStatus({ code: SpanStatusCode.ERROR });
      };
      try {
        const value = await work();
        // A refusal by a service is no error; one by a provider is.
        if (isFailure(value)) fail(value.error, kind === "internal");
        return value;
      } catch (error) {
        fail(error, false);
        throw error;
      } finally {
        span.end();
      }
    });

  const traceId = () => {
    const found = trace.getActiveSpan()?.spanContext();
    return found && (found.traceFlags & TraceFlags.SAMPLED) !== 0 ? found.traceId : undefined;
  };
  registerTracing({ run, traceId });

  const spans: RequestSpans = {
    open(req, answer) {
      const parent = propagation.extract(ROOT_CONTEXT, req.headers, defaultTextMapGetter);
      const span = tracer.startSpan(req.method ?? "GET", { kind: SpanKind.SERVER }, parent);
      context.with(trace.setSpan(parent, span), answer);
      return ({ id, kind, route, method, status }: CompletedRequest) => {
        // Next has set the pattern of a page's route; an address itself may be a secret.
        if (route !== "") span.setAttribute("http.route", route);
        const attributes: unknown = Reflect.get(span, "attributes");
        const known: unknown =
          typeof attributes === "object" && attributes !== null && Reflect.get(attributes, "http.route");
        span.updateName(`${method} ${typeof known === "string" ? known : kind}`);
        span.setAttributes({
          "http.request.method": method,
          "http.response.status_code": status,
          "shop.request.id": id,
          "shop.request.kind": kind,
        });
        if (status >= 500) {
          span.setAttribute("error.type", String(status));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      };
    },
  };
  return { spans, stop: () => provider.shutdown() };
}
