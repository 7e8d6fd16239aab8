import { perProcess } from "@/src/per-process";

/** A stretch of work that a trace shows. It contains no personal data and no secrets. */
export interface SpanRequest {
  readonly name: string;
  /** `client`: a call to an external service. */
  readonly kind: "client" | "internal";
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Where spans are exported. */
export interface Tracing {
  readonly run: <Value>(span: SpanRequest, work: () => Promise<Value>) => Promise<Value>;
  /** Of the current trace. */
  readonly traceId: () => string | undefined;
}

/** Filled by the server, which alone knows OpenTelemetry. */
const known = perProcess("tracing", (): { tracing?: Tracing } => ({}));

export const registerTracing = (tracing: Tracing): void => void (known().tracing = tracing);
export const isTracing = (): boolean => known().tracing !== undefined;
export const currentTraceId = (): string | undefined => known().tracing?.traceId();

/** Does the work, as a span of its own where tracing is on. */
export const traced = <Value>(span: SpanRequest, work: () => Promise<Value>): Promise<Value> =>
  known().tracing?.run(span, work) ?? work();

/**
 * A gateway each of whose calls is a span, with its name only and without its arguments.
 * @param peer the called service
 */
export function tracedGateway<Gateway extends object>(peer: string, gateway: Gateway): Gateway {
  if (!isTracing()) return gateway;
  return new Proxy(gateway, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const span = {
        name: `${peer} ${String(name)}`,
        kind: "client",
        attributes: { "peer.service": peer },
      } as const;
      return (...given: unknown[]) => traced(span, async () => Reflect.apply(value, target, given));
    },
  });
}
