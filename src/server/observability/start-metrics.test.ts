import { resourceFromAttributes } from "@opentelemetry/resources";
import { afterEach, expect, test } from "vitest";
import { anyFreePort } from "@/scripts/parts/ports.mjs";
import { noteDatabase } from "@/src/server/runtime/database-state";
import { offerFigures } from "@/src/server/runtime/observability/own-figures";
import { createAnswerStore } from "../http/answer-store";
import { figuresOf } from "./figures";
import { createRequestTally } from "./request-tally";
import { startMetrics, type StartedMetrics } from "./start-metrics";

let started: StartedMetrics | undefined;
afterEach(() => started?.stop());

const tally = createRequestTally();
const readFigures = figuresOf({ tally, store: createAnswerStore(1_000_000), dataFolder: "." });

async function serve(): Promise<string> {
  const port = await anyFreePort();
  const served = { host: "127.0.0.1", port };
  started = await startMetrics({ served, isSent: false, resource: resourceFromAttributes({}), readFigures });
  return `http://127.0.0.1:${port}/metrics`;
}

const scrape = async (url: string) => (await fetch(url)).text();

test("a starting shop reports its process, and that it has no database", async () => {
  const url = await serve();
  tally.countCached("page", 200);
  tally.countCached("page", 304);
  started?.onAnswered({
    id: "x",
    kind: "call",
    route: "/api/cart/add",
    method: "POST",
    status: 200,
    seconds: 0.03,
  });
  const text = await scrape(url);
  expect(text).toContain('shop_requests_total{kind="page",route="",source="memory",status="2xx"} 1');
  expect(text).toContain('shop_requests_total{kind="page",route="",source="memory",status="3xx"} 1');
  expect(text).toContain('shop_request_duration_seconds_bucket{kind="call",le="0.025"} 0');
  expect(text).toContain('shop_request_duration_seconds_bucket{kind="call",le="0.05"} 1');
  expect(text).toMatch(/^shop_database_up 0$/m);
  expect(text).not.toContain("shop_revenue_cents{");
  expect(text.match(/^shop_disk_free_bytes (\d+)$/m)?.[1]).not.toBe("0");
});

test("a shop whose database is unavailable reports everything else", async () => {
  const url = await serve();
  const pictures = { fromMemory: 3, fromDisk: 2, renders: 1, refused: 0 };
  offerFigures(async () => ({
    pool: { total: 10, idle: 4, waiting: 2 },
    pictures: { ...pictures, rendering: 1, waiting: 5, hotBytes: 7, storedBytes: 8 },
    trade: null,
  }));
  noteDatabase(true);
  const text = await scrape(url);
  expect(text).toMatch(/^shop_database_up 0$/m);
  expect(text).toContain('shop_database_connections{state="busy"} 6');
  expect(text).toContain("shop_picture_queue_length 5");
  expect(text).toContain('shop_pictures_total{source="disk"} 2');
  noteDatabase(false);
  expect(await scrape(url)).toMatch(/^shop_database_up 1$/m);
});

test("a port in use is reported at once", async () => {
  const taken = new URL(await serve());
  const again = startMetrics({
    served: { host: "127.0.0.1", port: Number(taken.port) },
    isSent: false,
    resource: resourceFromAttributes({}),
    readFigures,
  });
  await expect(again).rejects.toThrow("EADDRINUSE");
});
