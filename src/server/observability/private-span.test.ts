import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";
import { expect, test } from "vitest";
import { isNotNextInternal, redactSpan } from "./redact-span";

const told = (span: Partial<ReadableSpan>) =>
  redactSpan({
    name: "GET",
    kind: SpanKind.SERVER,
    spanContext: () => ({ traceId: "t", spanId: "s", traceFlags: 1 }),
    startTime: [1, 0],
    endTime: [2, 0],
    status: { code: SpanStatusCode.UNSET },
    attributes: {},
    links: [],
    events: [],
    duration: [1, 0],
    ended: true,
    resource: resourceFromAttributes({}),
    instrumentationScope: { name: "test" },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
    ...span,
  });

test("an address is not exported, its pattern is", () => {
  const { attributes } = told({
    attributes: {
      "http.target": "/fr/merci/4e5f6a?token=secret",
      "url.full": "https://api.paypal.com/v2/orders/5O190127",
      "http.route": "/[locale]/merci/[order]",
      "user.id": "ada",
    },
  });
  expect(attributes).toEqual({ "http.route": "/[locale]/merci/[order]" });
});

test("spans that Next names after fetched or shown data are named after their kind", () => {
  const fetching = { "next.span_type": "AppRender.fetch", "http.url": "https://x/secret" };
  const names = [
    told({ name: "fetch GET https://x/secret", attributes: fetching }).name,
    told({
      name: "render route (app) /[locale]/panier",
      attributes: { "next.span_type": "AppRender.getBodyResult", "next.route": "/[locale]/panier" },
    }).name,
    told({ name: "job deliver-mails" }).name,
  ];
  expect(names).toEqual(["AppRender.fetch", "AppRender.getBodyResult /[locale]/panier", "job deliver-mails"]);
});

test("Next's internal spans are left out, and nothing else is", () => {
  const own = { "next.span_type": "LoadComponents.loadRouteModule" };
  const parent = { parentSpanContext: { traceId: "t", spanId: "p", traceFlags: 1 } };
  const spans = [told({ attributes: own }), told({ attributes: own, ...parent }), told({ name: "job" })];
  expect(spans.map(isNotNextInternal)).toEqual([false, true, true]);
});

test("an error has its type, and no message: messages repeat typed values", () => {
  const span = told({
    status: { code: SpanStatusCode.ERROR, message: 'invalid input syntax: "ada@example.com"' },
    events: [{ time: [1, 0], name: "exception", attributes: { "exception.message": "ada@example.com" } }],
    attributes: { "error.type": "DatabaseError" },
  });
  expect([span.status, span.events, span.attributes]).toEqual([
    { code: SpanStatusCode.ERROR },
    [],
    { "error.type": "DatabaseError" },
  ]);
});

test.each([
  ["select * from orders where number = $1 limit 20", "select * from orders where number = $1 limit ?"],
  ["update mails set data = 'O''Neill, Ada'\n  where id = $12", "update mails set data = ? where id = $12"],
  [`select "t1"."a" from x1 t1 where n > 4.50`, `select "t1"."a" from x1 t1 where n > ?`],
])("of %s no value goes out", (statement, expected) => {
  expect(told({ attributes: { "db.query.text": statement } }).attributes["db.query.text"]).toBe(expected);
});
