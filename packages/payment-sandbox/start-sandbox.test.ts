import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSandbox } from "./start-sandbox";
import {
  control,
  createPaid,
  goodCard,
  openShop,
  secretKey,
  submit,
  watchOrder,
  webhookSecret,
  type Shop,
} from "./testing/shop";

let folder: string;
let shop: Shop;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  shop = await openShop({ dataFolder: folder });
});
afterEach(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a restart forgets nothing", async () => {
  const paid = await createPaid(shop);
  const open = await shop.stripe.checkout.sessions.create(watchOrder(shop), { idempotencyKey: "order-2" });
  await control(shop, "PUT", "faults", { neverReturn: true });
  const events = await shop.stripe.events.list();
  await shop.restart();
  expect(
    await shop.stripe.checkout.sessions.retrieve(paid.id, { expand: ["payment_intent.latest_charge"] }),
  ).toEqual(paid);
  expect((await shop.stripe.events.list()).data).toEqual(events.data);
  expect(
    (await shop.stripe.checkout.sessions.create(watchOrder(shop), { idempotencyKey: "order-2" })).id,
  ).toBe(open.id);
  expect(await control(shop, "GET", "faults")).toMatchObject({ neverReturn: true });
});

test("pending deliveries are sent after a restart", async () => {
  shop.answers.push(500, 500, 500);
  await createPaid(shop);
  shop.received.length = 0;
  await shop.restart();
  await shop.sandbox.skip(11);
  expect([...shop.types()].toSorted()).toEqual([
    "charge.succeeded",
    "checkout.session.completed",
    "payment_intent.succeeded",
  ]);
});

test("a delivery cut off by the stop is sent again", async () => {
  let arrived = () => {};
  const first = new Promise<void>((resolve) => (arrived = resolve));
  shop.onEvent = () => {
    arrived();
    return new Promise(() => {});
  };
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.stripe.checkout.sessions.expire(session.id);
  await first;
  shop.onEvent = () => {};
  await shop.restart();
  await shop.sandbox.idle();
  expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(1);
  expect(shop.received).toHaveLength(2);
  expect(await control(shop, "GET", "deliveries")).toMatchObject([{ state: "delivered" }]);
});

test("sessions expire on time across a restart", async () => {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.sandbox.skip(86_000);
  await shop.restart();
  await shop.sandbox.skip(300);
  expect(shop.types()).toEqual([]);
  await shop.sandbox.skip(100);
  expect(shop.types()).toEqual(["checkout.session.expired"]);
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe("expired");
});

test("a port that is taken is explained", async () => {
  const second = startSandbox({ port: shop.sandbox.port, secretKey, webhookUrl: shop.url, webhookSecret });
  await expect(second).rejects.toThrow(/is taken/);
});

test("health answers, and the control page lists what happened, as text", async () => {
  expect(await (await fetch(`${shop.sandbox.url}/health`)).json()).toMatchObject({ status: "ok" });
  const paid = await createPaid(shop, { client_reference_id: "<script>" });
  const page = await (await fetch(`${shop.sandbox.url}/_control`)).text();
  expect(page).toContain("checkout.session.completed");
  expect(page).toContain(paid.id.slice(0, 24));
  expect(page).not.toContain("<script>");
});

test("the buttons of the control page work", async () => {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await submit(session.url ?? "", goodCard);
  const press = async (path: string, fields: Record<string, string> = {}) =>
    (await submit(`${shop.sandbox.url}/_control/${path}`, fields)).status;
  expect(await press(`charges/${session.id}/refund`)).toBe(303);
  expect(await press(`charges/${session.id}/dispute`)).toBe(303);
  const [dispute] = [
    ...(await (await fetch(`${shop.sandbox.url}/_control`)).text()).matchAll(/disputes\/(du_\w+)\/close/g),
  ];
  expect(await press(`disputes/${dispute?.[1] ?? ""}/close`, { outcome: "lost" })).toBe(303);
});
