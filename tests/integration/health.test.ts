import { afterAll, beforeAll, expect, test } from "vitest";
import { checkHealth } from "@/src/services/check-health";
import type { Shop } from "@/src/services/shop";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { createShopper } from "@/tests/factories/shopper";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

/** The shop with other parts; its health is cached for that very object alone. */
const health = (parts: Partial<Shop> = {}) => checkHealth({ ...open.shop, ...parts });
const hangs = () => new Promise<boolean>(() => {});

test("a shop whose parts answer is healthy", async () => {
  expect(await health()).toEqual({ database: true, mail: true, payments: true, outboxSeconds: 0 });
  const { status, body } = await createShopper(open).get("/api/health/ready");
  expect([status, body]).toEqual([200, expect.objectContaining({ status: "ok" })]);
});

test("a part that hangs counts as unavailable, and is not awaited", async () => {
  const { mail, payments, store } = open.shop;
  const began = Date.now();
  const found = await health({
    mail: { ...mail, isReachable: hangs },
    payments: { ...payments, stripe: { ...payments.stripe, isReachable: hangs } },
    store: { ...store, isReachable: hangs },
  });
  expect(found).toMatchObject({ database: false, mail: false, payments: false });
  expect(Date.now() - began).toBeLessThan(10_000);
});

test("the age of the oldest waiting mail is reported", async () => {
  await open.rows(
    `insert into mails (key, kind, recipient, state, next_attempt_at, created_at)
     values ('waits', 'sign-in-code', 'ada@example.com', 'waiting', now() + interval '1 hour', now() - interval '90 seconds')`,
  );
  const { outboxSeconds } = await health();
  expect(outboxSeconds).toBeGreaterThanOrEqual(90);
  expect(outboxSeconds).toBeLessThan(600);
});

test("a process that answers is alive, and names its shop", async () => {
  const { status, body } = await createShopper(open).get("/api/health/live");
  expect([status, body]).toEqual([
    200,
    { status: "ok", versions: { shop: expect.any(String), node: process.version } },
  ]);
});
