import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callApi } from "./call-api";

let server: Server;
let origin = "";
let asked = 0;
/** How often the shop answers that it is overloaded, with its Retry-After. */
let busy = { times: 0, retryAfter: "0" };

beforeEach(async () => {
  asked = 0;
  server = createServer((_req, res) => {
    asked += 1;
    const isBusy = asked <= busy.times;
    res.writeHead(isBusy ? 503 : 200, isBusy ? { "Retry-After": busy.retryAfter } : {});
    res.end(JSON.stringify(isBusy ? { error: "unavailable" } : { pieces: 1 }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const add = () =>
  callApi({
    path: `${origin}/api/cart/add`,
    body: { sku: "DI0136" },
    answer: v.object({ pieces: v.number() }),
  });

test("retries while the shop is overloaded, until it is answered", async () => {
  busy = { times: 3, retryAfter: "0" };
  expect(await add()).toEqual({ ok: true, value: { pieces: 1 } });
  expect(asked).toBe(4);
});

test("reports an overload that lasts until the sixteenth time", async () => {
  busy = { times: 99, retryAfter: "0" };
  expect(await add()).toMatchObject({ ok: false, error: { code: "refused", status: 503 } });
  expect(asked).toBe(16);
});

test("does not retry while the shop is closed for an hour", async () => {
  busy = { times: 99, retryAfter: "3600" };
  expect(await add()).toMatchObject({ ok: false, error: { code: "refused", status: 503 } });
  expect(asked).toBe(1);
});
