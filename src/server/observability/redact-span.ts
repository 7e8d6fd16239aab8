import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";

/**
 * The parts of a span that may leave the shop. Packages write addresses, statements and error messages into spans,
 * and these contain orders' secrets, sign-in links, codes of gift cards and typed texts: only the listed attributes
 * are exported.
 */
const exportable: ReadonlySet<string> = new Set([
  "db.namespace",
  "db.operation.name",
  "db.system.name",
  "error.type",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "next.route",
  "next.rsc",
  "next.span_type",
  "peer.service",
  "shop.request.id",
  "shop.request.kind",
]);

/** Enough to identify a statement; those of the CMS name every column. */
const MAX_STATEMENT = 1_000;

/** Statements use $1 for typed values; quoted texts and numbers are removed all the same. */
const withoutLiterals = (statement: string) =>
  statement
    .replaceAll(/'(?:[^']|'')*'/g, "?")
    .replaceAll(/(?<![\w$".])\d[\d.]*\b/g, "?")
    .replaceAll(/\s+/g, " ")
    .slice(0, MAX_STATEMENT);

function exportableAttributes(attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(([name]) => exportable.has(name));
  const statement = attributes["db.query.text"];
  if (typeof statement === "string") kept.push(["db.query.text", withoutLiterals(statement)]);
  return Object.fromEntries(kept);
}

/** Next names some spans after the data they fetch or show; its span types and route patterns are no secret. */
function nameOf({ name, attributes }: ReadableSpan): string {
  const kind = attributes["next.span_type"];
  if (typeof kind !== "string") return name;
  const route = attributes["next.route"] ?? attributes["http.route"];
  return typeof route === "string" ? `${kind} ${route}` : kind;
}

/** Next's internal work, loading its own code for instance, belongs to no request. */
export const isNotNextInternal = ({ parentSpanContext, attributes }: ReadableSpan): boolean =>
  parentSpanContext !== undefined || attributes["next.span_type"] === undefined;

/** A span without anything that identifies users or gives access to their data. */
export const redactSpan = (span: ReadableSpan): ReadableSpan => ({
  name: nameOf(span),
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  status: { code: span.status.code },
  attributes: exportableAttributes(span.attributes),
  links: [],
  events: [],
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: span.droppedAttributesCount,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
});
