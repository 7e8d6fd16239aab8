import { readFileSync } from "node:fs";
import { expect, request as connect, test, type APIRequestContext } from "@playwright/test";
import { anyFreePort } from "@/scripts/parts/ports.mjs";
import { openBuiltShop, type BuiltShop } from "@/tests/setup/built-shop";
import { openCollector, type Collector } from "@/tests/setup/collector";
import type { ReceivedSpan } from "@/tests/factories/read-spans";
import { createShopper, paymentPage } from "@/tests/factories/shopper";

let collector: Collector;
let shop: BuiltShop;
let figures = "";
let visitor: APIRequestContext;
/** Letters that occur nowhere else. */
const secret = "zyxw0vut9srqp8";
const email = `${secret}@example.org`;

// One shop for all of them, in one process.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  collector = await openCollector();
  const [port, metricsPort] = [await anyFreePort(), await anyFreePort()];
  const url = `http://127.0.0.1:${port}`;
  figures = `http://127.0.0.1:${metricsPort}/metrics`;
  shop = await openBuiltShop({
    name: "watched",
    port,
    env: {
      SHOP_URL: url,
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "200",
      OTEL_METRIC_EXPORT_INTERVAL: "1000",
      OTEL_METRIC_EXPORT_TIMEOUT: "900",
    },
  });
  visitor = await connect.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  // During the first second of a shop its calls are answered through Next.
  await expect(async () => {
    await visitor.get("/api/health/live");
    expect(await scrape()).toContain('route="/api/health/live"');
  }).toPass();
});
test.afterAll(async () => {
  await visitor.dispose();
  await shop.close();
  await collector.close();
});

const scrape = async () => (await fetch(figures)).text();

/** Ancestors of a span, nearest first, by name. They end after it, and may be sent after it. */
function above(span: ReceivedSpan): string[] {
  const parent = collector.spans.find(
    ({ spanId, traceId }) => spanId === span.parentId && traceId === span.traceId,
  );
  return parent ? [parent.name, ...above(parent)] : [];
}

const found = async (isMeant: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> => {
  await expect.poll(() => collector.spans.some(isMeant)).toBe(true);
  return collector.spans.find(isMeant)!;
};

test("a cart add is one trace, from the request by the service to the statement", async () => {
  const answer = await visitor.post("/api/cart/add", { data: { sku: "DI0136", quantity: 1 } });
  expect(answer.ok()).toBe(true);
  const statement = await found(({ name }) => name.startsWith("pg.query:lock-browser-cart"));
  await expect.poll(() => above(statement)).toEqual(["service /cart/add", "POST /api/cart/add"]);
  const request = await found(({ name }) => name === "POST /api/cart/add");
  expect(request.attributes).toMatchObject({
    "http.request.method": "POST",
    "http.response.status_code": "200",
    "http.route": "/api/cart/add",
    "shop.request.id": answer.headers()["x-request-id"],
  });
  expect(request.parentId).toBe("");
});

test("a page is named by its pattern; inputs and secrets of orders are not exported", async () => {
  await visitor.get(`/merci/${secret}`);
  await visitor.get(`/en/commandes/${secret}?token=${secret}`);
  const login = await visitor.post("/api/auth/login", { data: { email, lang: "fr" } });
  const search = await visitor.post("/api/search-order", { data: { order: "VAL-2026-00000", email } });
  expect([login.status(), search.status()]).toEqual([200, 404]);
  const page = await found(({ name }) => name === "GET /[locale]/merci/[order]");
  expect(page.parentId).toBe("");
  await found(({ name }) => name === "POST /api/search-order");
  await expect.poll(() => collector.paths.has("/v1/metrics")).toBe(true);
  expect(collector.received()).not.toContain(secret);
  expect(await scrape()).not.toContain(secret);
});

test("calls of the payment provider and mails are in their traces, by operation", async () => {
  const shopper = createShopper(shop);
  await shopper.add("DI0136");
  await paymentPage(shopper);
  const provider = await found(({ name }) => name === "stripe createSession");
  await expect.poll(() => above(provider)).toEqual(["service /checkout", "POST /api/checkout"]);
  expect(provider.attributes).toEqual({ "peer.service": "stripe" });
  await visitor.post("/api/auth/login", { data: { email, lang: "fr" } });
  // A sign-in code is sent at once, unless the scheduled job is faster.
  const mail = await found(({ name }) => name === "mail send");
  await expect.poll(() => above(mail).at(-1)).toMatch(/^(?:POST \/api\/auth\/login|job deliver-mails)$/);
  await found((span) => above(span).at(-1) === "job deliver-mails");
});

test("metrics are served locally only and match the events", async () => {
  expect((await visitor.get("/metrics")).status()).toBe(404);
  await createShopper(shop).add("DI0136");
  // A page is kept a moment after it was made.
  await expect
    .poll(async () => {
      await visitor.get("/");
      return scrape();
    })
    .toMatch(/^shop_requests_total\{kind="page",route="",source="memory",status="2xx"\} [1-9]/m);
  const text = await scrape();
  expect(text).toMatch(
    /^shop_requests_total\{kind="call",route="\/api\/cart\/add",source="made",status="2xx"\} [1-9]$/m,
  );
  expect(text).toMatch(/^shop_database_up 1$/m);
  expect(text).toMatch(/^shop_orders\{state="paid"\} 0$/m);
  expect(text).toMatch(/^shop_revenue_cents\{day="today"\} 0$/m);
  await expect.poll(scrape).toMatch(/^shop_job_last_success_timestamp_seconds\{job="deliver-mails"\} [1-9]/m);
  // The same over the other protocol.
  await expect
    .poll(() => collector.received().includes("shop_job_last_success_timestamp_seconds"))
    .toBe(true);
});

test("background queries belong to no request", { tag: "@deep" }, async () => {
  const began = Date.now();
  await found(({ name, startedAt }) => name === "job deliver-mails" && startedAt > began);
  const polls = collector.spans.filter((span) =>
    span.attributes["db.query.text"]?.startsWith("select maintenance_enabled as enabled"),
  );
  expect(polls.map((span) => [span.startedAt, ...above(span)])).toEqual([]);
  expect(readFileSync(shop.logFile, "utf8")).not.toContain(secret);
});
