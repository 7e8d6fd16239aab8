import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { control, createPaid, openShop, watchOrder, webhookSecret, type Shop } from "../../testing/shop";
import type { Delivery } from "../documents";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const paidTypes = ["payment_intent.succeeded", "charge.succeeded", "checkout.session.completed"];
const deliveries = () => control(shop, "GET", "deliveries") as Promise<Delivery[]>;
const states = async () => (await deliveries()).map(({ state }) => state);
const ids = () => shop.received.map(({ event }) => event.id);

test("the signature is the provider’s, over the raw body", async () => {
  await createPaid(shop);
  for (const { signature, body } of shop.received) {
    const [, seconds = "", digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(createHmac("sha256", webhookSecret).update(`${seconds}.${body}`).digest("hex")).toBe(digest);
    expect(() =>
      shop.stripe.webhooks.constructEvent(body.replace("32000", "1"), signature, webhookSecret),
    ).toThrow(/No signatures found/);
    expect(() => shop.stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow(
      /No signatures found/,
    );
  }
});

test("events use the settings of the endpoint", async () => {
  await createPaid(shop);
  const [first] = shop.received;
  expect(first?.event).toMatchObject({
    object: "event",
    api_version: "2026-10-28.endive",
    pending_webhooks: 1,
    livemode: false,
    request: { id: null, idempotency_key: null },
  });
});

test("a refused event is retried with the same id and body, after growing delays", async () => {
  shop.answers.push(500, 302, 404);
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.stripe.checkout.sessions.expire(session.id);
  await shop.sandbox.idle();
  const counts = [shop.received.length];
  // Just before and just after each retry of 10, 60 and 300 seconds.
  for (const seconds of [9, 1.5, 58, 2.5, 298, 3]) {
    await shop.sandbox.skip(seconds);
    counts.push(shop.received.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(new Set(ids()).size).toBe(1);
  expect(new Set(shop.received.map(({ body }) => body)).size).toBe(1);
  expect(await states()).toEqual(["delivered"]);
  await shop.sandbox.skip(1_000_000);
  expect(shop.received).toHaveLength(4);
});

test("each attempt is signed with its own time", async () => {
  let real = Date.now();
  await shop.close();
  shop = await openShop({ now: () => real });
  shop.answers.push(500);
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.stripe.checkout.sessions.expire(session.id);
  await shop.sandbox.idle();
  real += 20_000;
  await shop.sandbox.idle();
  const times = shop.received.map(({ signature }) => Number(/t=(\d+)/.exec(signature)?.[1]));
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(20);
});

test("deliveries to a failing shop stop after days", async () => {
  shop.onEvent = () => void shop.answers.unshift(500);
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.stripe.checkout.sessions.expire(session.id);
  await shop.sandbox.idle();
  for (let day = 0; day < 12; day += 1) await shop.sandbox.skip(36_001);
  expect(await states()).toEqual(["failed"]);
  expect(shop.received.length).toBe(12);
});

test("a speed of 60 turns a minute into a second", async () => {
  await shop.close();
  const now = Date.now();
  shop = await openShop({ clockSpeed: 60, now: () => now });
  shop.answers.push(500, 500);
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.stripe.checkout.sessions.expire(session.id);
  await shop.sandbox.idle();
  await shop.sandbox.skip(10 / 60 + 0.001);
  await shop.sandbox.skip(0.99);
  expect(shop.received).toHaveLength(2);
  await shop.sandbox.skip(0.02);
  expect(shop.received).toHaveLength(3);
});

const faults: [string, object, string[]][] = [
  ["drop", { drop: 2 }, ["checkout.session.completed"]],
  ["drop of one type", { drop: 5, types: ["checkout.session.completed"] }, paidTypes.slice(0, 2)],
  ["copies", { copies: 2 }, paidTypes.flatMap((type) => [type, type])],
  [
    "copies of one type",
    { copies: 3, types: ["charge.succeeded"] },
    [paidTypes[0], paidTypes[1], paidTypes[1], paidTypes[1], paidTypes[2]].map(String),
  ],
  ["reverse", { order: "reverse" }, [...paidTypes].toReversed()],
  ["hold", { hold: true }, []],
];

test.each(faults)("%s", async (_name, fault, expected) => {
  await control(shop, "PUT", "faults", fault);
  await createPaid(shop);
  expect(shop.types()).toEqual(expected);
});

test("held events are released in the requested order", async () => {
  await control(shop, "PUT", "faults", { hold: true });
  await createPaid(shop);
  await createPaid(shop);
  expect(await states()).toEqual(Array(6).fill("held"));
  await control(shop, "POST", "deliveries/send", { order: "reverse" });
  await shop.sandbox.idle();
  expect(shop.types()).toEqual([...paidTypes, ...paidTypes].toReversed());
});

test("shuffle and burst lose nothing", async () => {
  await control(shop, "PUT", "faults", { order: "shuffle", burst: true, copies: 4 });
  await createPaid(shop);
  expect([...shop.types()].toSorted()).toEqual(
    paidTypes.flatMap((type) => Array<string>(4).fill(type)).toSorted(),
  );
});

test("a burst sends all at once", async () => {
  await control(shop, "PUT", "faults", { burst: true });
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  // The shop answers only after all three have arrived: sequential deliveries would never finish.
  shop.onEvent = () => {
    if (shop.received.length === 3) open();
    return gate;
  };
  await createPaid(shop);
  expect(await states()).toEqual(["delivered", "delivered", "delivered"]);
});

test("a failed attempt does not reach the shop, its retry does", async () => {
  await control(shop, "PUT", "faults", { failAttempts: 3 });
  await createPaid(shop);
  expect(shop.received).toEqual([]);
  await shop.sandbox.skip(11);
  expect(shop.types()).toEqual(paidTypes);
});

test("copies that all fail are retried once in total", async () => {
  await control(shop, "PUT", "faults", { copies: 3, failAttempts: 3, types: ["checkout.session.expired"] });
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.stripe.checkout.sessions.expire(session.id);
  await shop.sandbox.idle();
  await shop.sandbox.skip(400);
  expect(shop.types()).toEqual(["checkout.session.expired"]);
});

test("after an outage the events are still listed and can be sent again", async () => {
  await control(shop, "PUT", "faults", { drop: 100 });
  await createPaid(shop);
  expect(shop.received).toEqual([]);
  const missed = (await shop.stripe.events.list()).data;
  expect(missed.map(({ type }) => type)).toEqual(paidTypes.toReversed());
  await control(shop, "DELETE", "faults");
  await control(shop, "POST", `events/${missed[0]?.id ?? ""}/send`, { copies: 2 });
  await shop.sandbox.idle();
  expect(ids()).toEqual([missed[0]?.id, missed[0]?.id]);
  await control(shop, "POST", "deliveries/send", { states: ["dropped"] });
  await shop.sandbox.idle();
  expect(shop.types().slice(2)).toEqual(paidTypes.slice(0, 2));
  expect(await states()).toEqual(["delivered", "delivered", "delivered"]);
});

test("a malformed control call is answered with the error", async () => {
  await expect(control(shop, "PUT", "faults", { dorp: 1 })).rejects.toThrow("dorp");
});
