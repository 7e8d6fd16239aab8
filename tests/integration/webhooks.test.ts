import { createHash, randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { withdrawOrder } from "@/src/services/orders/withdraw-order";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { rekey } from "@/src/services/rekey";
import { confirmSubscription } from "@/src/services/newsletter/confirm-subscription";
import { confirmToken } from "@/src/services/newsletter/subscriber-token";
import type { Shop } from "@/src/services/shop";
import { deliverWebhooks } from "@/src/services/webhooks/deliver-webhooks";
import { shopKeys } from "@/src/server/runtime/keys";
import type { WebhookEvent } from "@/src/domain/webhooks/webhook-event";
import { webhookEvents } from "@/src/domain/webhooks/webhook-event";
import { countProduct } from "@/tests/factories/count-stock";
import { moveTo, paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { eraseAccount } from "@/tests/factories/erased-account";
import { boughtCard, cartWithCard } from "@/tests/factories/gift-card";
import { orderOfPage } from "@/tests/factories/order-view";
import { fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import {
  addressOf,
  deliveries,
  newSecret,
  readEvent,
  webhookEndpoint,
  type Endpoint,
} from "@/tests/factories/webhook-endpoint";
import { killableShop } from "@/tests/setup/killable-shop";
import { openReceiver, type Receiver } from "@/tests/setup/open-receiver";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let open: OpenShop;
let admin: StaffMember;
let clerk: StaffMember;
let receiver: Receiver;
beforeAll(async () => {
  open = await openShop();
  [admin, clerk] = [await staffMember(open, "admin"), await staffMember(open, "clerk")];
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await open.close();
});
beforeEach(async () => {
  for (const table of ["webhook_deliveries", "webhook_endpoints", "mails", "limits"])
    await open.rows(`delete from ${table}`);
  receiver.requests.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
  open.mailbox.clear();
});

const later = (time: number): Shop => {
  const { clock } = open.shop;
  return { ...open.shop, clock: () => new Date(clock().getTime() + time) };
};
const endpointOf = (...events: readonly WebhookEvent[]): Promise<Endpoint> =>
  webhookEndpoint(admin, addressOf(receiver), events);
const down = () => receiver.answer((response) => response.writeHead(503).end("away"));
const received = (secret: string) => receiver.requests.map((request) => readEvent(request, secret));
const state = async () => (await deliveries(open)).map((row) => row.state);

/** Something to tell, without an order. */
const happens = (key: string) =>
  open.shop.store.webhooks.queueEvent(
    {
      type: "stock.low",
      key,
      data: { list: "products", name: key, available: 1, threshold: 2 },
    },
    open.shop.clock(),
  );

describe("what is told", () => {
  test("an order from its payment to its parcel, its withdrawal and its refunds, without its buyer", async () => {
    const { secret } = await endpointOf("order.paid", "order.fulfilled", "order.cancelled", "refund.created");
    const order = await paidOrder(open);
    await moveTo(clerk, order, "shipped");
    await open.control("POST", `charges/${order.payment_intent}/refund`, { amount: 1_000 });
    await open.sandbox.idle();
    expect(await withdrawOrder(open.shop, order.token)).toMatchObject({ ok: true });
    await open.control("POST", `charges/${order.payment_intent}/refund`, {});
    await open.sandbox.idle();
    await deliverWebhooks(open.shop);
    const events = received(secret);
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      "order.cancelled",
      "order.fulfilled",
      "order.paid",
      "refund.created",
      "refund.created",
    ]);
    const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);
    const total = Number(order.total);
    expect(of("order.paid")).toMatchObject([
      {
        number: order.number,
        state: "paid",
        total: { amount: total, currency: "EUR" },
        refunded: { amount: 0, currency: "EUR" },
        country: "FR",
        receiptNumber: expect.stringMatching(/^R-/),
        lines: [{ quantity: 1, total: { amount: total, currency: "EUR" } }],
        fulfilments: [],
      },
    ]);
    expect(of("order.fulfilled")).toMatchObject([
      { state: "shipped", fulfilments: [{ carrier: "colissimo", trackingNumber: "6A12345678901" }] },
    ]);
    expect(of("order.cancelled")).toMatchObject([{ number: order.number, state: "withdrawn" }]);
    expect(of("refund.created").toSorted((a, b) => Number(a.amount) - Number(b.amount))).toMatchObject([
      { order: order.number, amount: { amount: 1_000 }, refunded: { amount: 1_000 }, method: "payment" },
      { amount: { amount: total - 1_000 }, refunded: { amount: total } },
    ]);
    const buyer = await open.shop.store.orders.findOrder("number", order.number);
    const told = receiver.requests.map(({ body }) => body).join();
    for (const personal of [
      buyer?.contact.email,
      buyer?.contact.shippingName,
      buyer?.contact.shippingAddress?.line1,
    ]) {
      expect(personal).toBeTruthy();
      expect(told).not.toContain(personal);
    }
  });

  test("refunds of an order that gift cards have paid alone, and its end", async () => {
    const { secret } = await endpointOf("order.cancelled", "refund.created");
    const shopper = await cartWithCard(open, await boughtCard(open, "GC-500"));
    const page = await paymentPage(shopper, { expectedDue: 0 });
    await fillPaymentPage(page, { card_number: "", card_expiry: "", card_cvc: "", card_name: "" });
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect(order).toMatchObject({ state: "paid", payment_intent: null });
    const refund = (amount: number, knownRefunded: number) =>
      clerk.ask("POST", "/api/staff/refund", {
        order: order.id,
        amount,
        knownRefunded,
        key: randomUUID(),
        reason: "test",
      });
    const total = Number(order.total);
    expect(await refund(1_000, 0)).toMatchObject({ status: 200, body: { toCards: 1_000, toCharge: 0 } });
    expect((await refund(total - 1_000, 1_000)).status).toBe(200);
    await deliverWebhooks(open.shop);
    // Several are sent at a time: they arrive in any order.
    const told = received(secret).map(({ type, data }) => [type, data.amount ?? data.refunded]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ["refund.created", { amount: 1_000, currency: "EUR" }],
        ["refund.created", { amount: total - 1_000, currency: "EUR" }],
        ["order.cancelled", { amount: total, currency: "EUR" }],
      ]),
    );
    expect(await open.shop.store.books.creditNotesOf(order.id)).toHaveLength(2);
  });

  test("a step that is undone was never told", async () => {
    const { secret } = await endpointOf("order.fulfilled");
    const order = await paidOrder(open);
    Object.assign(open.shop, { undoTime: minute });
    await moveTo(clerk, order, "shipped");
    await deliverWebhooks(open.shop);
    expect(receiver.requests).toEqual([]);
    expect(
      await clerk.ask("POST", "/api/staff/order-step-undo", { order: order.id, to: "shipped" }),
    ).toMatchObject({
      status: 200,
    });
    expect(await deliveries(open)).toEqual([]);
    Object.assign(open.shop, { undoTime: 0 });
    await clerk.ask("POST", "/api/staff/order-step", {
      order: order.id,
      from: "quality-control",
      to: "shipped",
      parcel: { carrier: "dhl", trackingNumber: "JD014600001" },
    });
    await deliverWebhooks(open.shop);
    expect(received(secret)).toMatchObject([{ data: { fulfilments: [{ carrier: "dhl" }] } }]);
  });

  test("low stock, a changed article and a changed price", async () => {
    const { secret } = await endpointOf("stock.low", "product.changed");
    await countProduct(open, "DI0136", 2);
    await open.rows("update stock_items set low_at = 1");
    await paidOrder(open, await watchCart(open));
    const [product] = await open.rows<{ id: number; price: string }>(
      "select id, price from products where sku = 'DI0136'",
    );
    const price = Number(product?.price);
    await open.payload.update({
      collection: "products",
      id: product?.id ?? 0,
      data: { discount: 5 },
      context: { isQuiet: true },
    });
    await open.payload.update({
      collection: "products",
      id: product?.id ?? 0,
      data: { discount: 10 },
      draft: true,
    });
    await deliverWebhooks(open.shop);
    expect(received(secret).map(({ type, data }) => [type, data])).toEqual([
      ["stock.low", { list: "products", name: "DI0136", available: 1, threshold: 1 }],
      [
        "product.changed",
        {
          sku: "DI0136",
          change: "updated",
          price: { amount: price, currency: "EUR" },
          discountPercent: 5,
          isVisible: true,
          availability: "in-stock",
        },
      ],
    ]);
    await open.payload.update({ collection: "products", id: product?.id ?? 0, data: { discount: 0 } });
    for (const table of ["stock_movements", "stock_items"]) await open.rows(`delete from ${table}`);
  });

  test("a subscription with its address, and an erasure by hashes alone; the log forgets the address", async () => {
    const { secret } = await endpointOf("newsletter.subscribed", "customer.erased");
    const email = "told@example.com";
    await open.rows("delete from subscribers where email = $1", [email]);
    await signIn(open, email);
    const now = open.shop.clock();
    await open.shop.store.newsletter.askForNewsletter(
      { email, locale: "es", consentText: "2026-11", from: "", at: now },
      () => [],
    );
    const [subscriber] = await open.rows<{ id: number }>("select id from subscribers where email = $1", [
      email,
    ]);
    const token = confirmToken(open.shop, subscriber?.id ?? 0, now);
    for (let time = 0; time < 2; time += 1)
      expect(await confirmSubscription(open.shop, { token, address: null })).toMatchObject({ ok: true });
    await deliverWebhooks(open.shop);
    expect(received(secret)).toMatchObject([
      { type: "newsletter.subscribed", data: { email, locale: "es", consentText: "2026-11" } },
    ]);
    expect(await eraseAccount(open, email)).toBe("erased");
    await deliverWebhooks(open.shop);
    expect(received(secret).slice(1)).toMatchObject([
      {
        type: "customer.erased",
        data: {
          customer: expect.any(Number),
          emailHashes: [createHash("sha256").update(email).digest("hex")],
        },
      },
    ]);
    expect(JSON.stringify(await deliveries(open))).not.toContain(email);
  });

  test("an event is told if its change was kept, and only then; once for each occasion", async () => {
    await endpointOf("stock.low");
    const event = {
      type: "stock.low",
      key: "once",
      data: { list: "products", name: "A", available: 1, threshold: 2 },
    } as const;
    await expect(
      open.shop.store.transaction(async (tx) => {
        await tx.webhooks.queueEvent(event, open.shop.clock());
        throw new Error("The change fails.");
      }),
    ).rejects.toThrow("The change fails.");
    expect(await deliveries(open)).toEqual([]);
    for (let time = 0; time < 3; time += 1)
      await open.shop.store.transaction((tx) => tx.webhooks.queueEvent(event, open.shop.clock()));
    expect(await deliveries(open)).toHaveLength(1);
  });

  test("who has not asked for an event, has no secret or is switched off is told nothing", async () => {
    await webhookEndpoint(admin, addressOf(receiver, "/other"), ["order.paid"]);
    await admin.ask("POST", "/api/webhook-endpoints", {
      address: addressOf(receiver),
      events: ["stock.low"],
    });
    const { id } = await webhookEndpoint(admin, addressOf(receiver), ["stock.low"]);
    await admin.ask("PATCH", `/api/webhook-endpoints/${id}`, { isActive: false });
    await happens("nobody");
    expect(await deliveries(open)).toEqual([]);
  });
});

describe("delivery", () => {
  test("every request verifies with the library, as a receiver uses it", async () => {
    const { secret } = await endpointOf(...webhookEvents);
    await happens("a");
    await deliverWebhooks(open.shop);
    const [request] = receiver.requests;
    expect(new Webhook(secret).verify(request?.body ?? "", request?.headers ?? {})).toMatchObject({
      type: "stock.low",
    });
    expect(request).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
    expect(() => new Webhook(secret).verify(`${request?.body} `, request?.headers ?? {})).toThrow(
      "No matching signature",
    );
  });

  test("a receiver that is away for an hour gets everything, each with its first id", async () => {
    const { secret } = await endpointOf("stock.low");
    down();
    const keys = Array.from({ length: 25 }, (_, place) => `item ${place}`);
    for (const key of keys) await happens(key);
    for (let time = 0; time <= hour; time += 5 * minute) await deliverWebhooks(later(time));
    const failed = receiver.requests.length;
    expect(failed).toBeGreaterThanOrEqual(keys.length * 3);
    receiver.answer((response) => response.writeHead(200).end("ok"));
    for (let time = hour; time <= 3 * hour; time += 5 * minute) await deliverWebhooks(later(time));
    const accepted = received(secret).slice(failed);
    expect(accepted.map(({ data }) => String(data.name)).toSorted()).toEqual(keys.toSorted());
    expect(new Set(received(secret).map(({ id }) => id)).size).toBe(keys.length);
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(keys.length);
    expect(new Set(await state())).toEqual(new Set(["delivered"]));
  });

  test("ten nodes at once deliver each once", async () => {
    const { secret } = await endpointOf("stock.low");
    for (let place = 0; place < 40; place += 1) await happens(`item ${place}`);
    await Promise.all(Array.from({ length: 10 }, () => deliverWebhooks(open.shop)));
    expect(received(secret)).toHaveLength(40);
  });

  test("what a killed process was sending is sent again, with the same id", async () => {
    const { secret } = await endpointOf("stock.low");
    const victim = await killableShop(1);
    const killed = new Promise<void>((resolve) => {
      receiver.answer(() => void victim.kill().then(resolve));
    });
    await happens("killed");
    await victim.start();
    await killed;
    receiver.answer((response) => response.writeHead(204).end());
    expect(await state()).toEqual(["waiting"]);
    // The process had a clock of its own, twenty times as fast.
    await deliverWebhooks(later(hour));
    const events = received(secret);
    expect(events).toHaveLength(2);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    expect(await state()).toEqual(["delivered"]);
  }, 120_000);

  test("it is given up after a day, kept, and delivered when staff says so", async () => {
    const { id, secret } = await endpointOf("stock.low");
    down();
    await happens("given up");
    for (let time = 0; time <= 25 * hour; time += 30 * minute) await deliverWebhooks(later(time));
    const attempts = receiver.requests.length;
    expect(attempts).toBeGreaterThanOrEqual(9);
    expect(await deliveries(open)).toMatchObject([{ state: "given-up", last_error: "HTTP 503 away" }]);
    receiver.answer((response) => response.writeHead(204).end());
    const [row] = await deliveries(open);
    expect(await clerk.ask("POST", "/api/staff/webhook-redeliver", { delivery: row?.id })).toMatchObject({
      status: 404,
    });
    expect(await admin.ask("POST", "/api/staff/webhook-redeliver", { endpoint: id })).toMatchObject({
      status: 200,
      body: { count: 1 },
    });
    await deliverWebhooks(open.shop);
    expect(received(secret).at(-1)?.id).toBe(row?.event_id);
    expect(await state()).toEqual(["delivered"]);
    expect(await admin.ask("POST", "/api/staff/webhook-redeliver", { delivery: row?.id })).toMatchObject({
      status: 200,
    });
    await deliverWebhooks(open.shop);
    expect(receiver.requests).toHaveLength(attempts + 2);
    expect(await admin.ask("POST", "/api/staff/webhook-redeliver", { endpoint: id })).toMatchObject({
      status: 409,
      body: { error: "nothing" },
    });
  });

  test("a redirect is a failure, and is not followed", async () => {
    await endpointOf("stock.low");
    receiver.answer((response) =>
      response.writeHead(302, { location: addressOf(receiver, "/elsewhere") }).end(),
    );
    await happens("redirected");
    await deliverWebhooks(open.shop);
    expect(receiver.requests.map(({ path }) => path)).toEqual(["/hook"]);
    expect(await deliveries(open)).toMatchObject([{ state: "waiting", last_error: "HTTP 302" }]);
  });

  test("a delivered row of the log has no next attempt", async () => {
    await endpointOf("stock.low");
    await happens("waiting");
    const row = async () => {
      const { body } = await admin.ask("GET", "/api/webhook-deliveries");
      return body.docs;
    };
    expect(await row()).toMatchObject([{ state: "waiting", nextAttemptAt: expect.any(String) }]);
    await deliverWebhooks(open.shop);
    expect(await row()).toMatchObject([{ state: "delivered", nextAttemptAt: null }]);
  });

  test("a private address is refused when it is saved, and when something is sent there", async () => {
    const save = (address: string) =>
      admin.ask("POST", "/api/webhook-endpoints", { address, events: ["stock.low"] });
    for (const address of [
      "https://10.0.0.1/hook",
      "https://169.254.169.254/",
      "http://192.168.1.1/",
      "https://user:secret@127.0.0.1:8443/",
      "ftp://127.0.0.1/",
      "nowhere",
    ])
      expect([address, (await save(address)).status]).toEqual([address, 400]);
    const { id } = await endpointOf("stock.low");
    await open.rows("update webhook_endpoints set address = 'https://10.0.0.1/hook' where id = $1", [id]);
    await happens("private");
    await deliverWebhooks(open.shop);
    expect(await deliveries(open)).toMatchObject([{ state: "waiting", last_error: "private-address" }]);
    const change = (body: object) => admin.ask("PATCH", `/api/webhook-endpoints/${id}`, body);
    expect(await change({ isActive: false })).toMatchObject({ status: 200 });
    expect(await change({ isActive: true })).toMatchObject({ status: 400 });
  });
});

describe("an endpoint that accepts nothing", () => {
  const mails = async () => {
    await deliverMails(later(6 * day));
    const { company } = await open.shop.store.loadSettings();
    return open.mailbox.mails(company.email).map(({ subject }) => subject);
  };
  const endpoint = async (id: number) =>
    (await admin.ask("GET", `/api/webhook-endpoints/${id}`)).body as {
      isActive: boolean;
      switchedOffAt: string;
    };

  test("for three days is switched off with a mail, and goes on when staff switches it on", async () => {
    const { id, secret } = await endpointOf("stock.low");
    down();
    let lastOn = 0;
    const { queueEvent } = open.shop.store.webhooks;
    for (let time = 0; time <= 5 * day && (await endpoint(id)).isActive; time += 2 * hour) {
      const now = later(time).clock();
      const data = { list: "products", name: String(time), available: 1, threshold: 2 } as const;
      if (time % (12 * hour) === 0) await queueEvent({ type: "stock.low", key: `at ${time}`, data }, now);
      await deliverWebhooks(later(time));
      if ((await endpoint(id)).isActive) lastOn = time;
    }
    expect(lastOn).toBeGreaterThanOrEqual(3 * day - 2 * hour);
    expect(await endpoint(id)).toMatchObject({ isActive: false, switchedOffAt: expect.any(String) });
    expect(await mails()).toEqual([`Webhook désactivé : 127.0.0.1:${receiver.port}`]);
    const calls = receiver.requests.length;
    await happens("while off");
    await deliverWebhooks(later(6 * day));
    expect(receiver.requests).toHaveLength(calls);
    expect(new Set(await state())).toEqual(new Set(["given-up"]));

    receiver.answer((response) => response.writeHead(204).end());
    expect(await admin.ask("PATCH", `/api/webhook-endpoints/${id}`, { isActive: true })).toMatchObject({
      status: 200,
      body: { doc: { isActive: true, switchedOffAt: null } },
    });
    const count = (await deliveries(open)).length;
    expect(await admin.ask("POST", "/api/staff/webhook-redeliver", { endpoint: id })).toMatchObject({
      body: { count },
    });
    await deliverWebhooks(open.shop);
    expect(new Set(await state())).toEqual(new Set(["delivered"]));
    expect(new Set(received(secret).map(({ id: event }) => event)).size).toBe(count);
  });

  test("but has accepted something meanwhile stays on", async () => {
    const { id } = await endpointOf("stock.low");
    down();
    await happens("first");
    await deliverWebhooks(open.shop);
    receiver.answer((response) => response.writeHead(204).end());
    await happens("second");
    await deliverWebhooks(open.shop);
    down();
    await deliverWebhooks(later(4 * day));
    expect(await state()).toEqual(["given-up", "delivered"]);
    expect((await endpoint(id)).isActive).toBe(true);
    expect(await mails()).toEqual([]);
  });

  test("and says that it is gone is switched off at once", async () => {
    const { id } = await endpointOf("stock.low");
    receiver.answer((response) => response.writeHead(410).end());
    await happens("gone");
    await deliverWebhooks(open.shop);
    expect((await endpoint(id)).isActive).toBe(false);
    expect(await mails()).toHaveLength(1);
  });
});

describe("a secret", () => {
  test("is shown once, never read again, and sealed in the database", async () => {
    const { id, secret } = await endpointOf("stock.low");
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const [row] = await open.rows<{ sealed: string }>("select sealed from webhook_endpoints where id = $1", [
      id,
    ]);
    expect(row?.sealed).not.toContain(secret.slice(6, 20));
    for (const path of [`/${id}`, `/${id}?depth=1&select[sealed]=true`, "?limit=1"]) {
      const { status, body } = await admin.ask("GET", `/api/webhook-endpoints${path}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/sealed|whsec/);
    }
    await admin.ask("PATCH", `/api/webhook-endpoints/${id}`, { sealed: "mine" });
    const [after] = await open.rows<{ sealed: string }>(
      "select sealed from webhook_endpoints where id = $1",
      [id],
    );
    expect(after).toEqual(row);
    const log = await open.rows("select * from audit_entries where entity = 'webhook-endpoints'");
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toMatch(/whsec/);
    expect(JSON.stringify(log)).not.toContain(row?.sealed);
  });

  test("is rotated with a day in which both sign", async () => {
    const { id, secret: first } = await endpointOf("stock.low");
    const second = await newSecret(admin, id);
    expect(second).not.toBe(first);
    await happens("during");
    await deliverWebhooks(open.shop);
    const [during] = receiver.requests;
    for (const secret of [first, second])
      expect(new Webhook(secret).verify(during?.body ?? "", during?.headers ?? {})).toBeTruthy();
    await happens("after");
    await deliverWebhooks(later(25 * hour));
    const [, after] = receiver.requests;
    if (!after) throw new Error("Nothing was sent.");
    expect(readEvent(after, second).data.name).toBe("after");
    expect(() => readEvent(after, first)).toThrow("not of this secret");
  });

  test("outlives a rotation of the shop's own secret", async () => {
    const { secret } = await endpointOf("stock.low");
    const PAYLOAD_SECRET = "another-secret-of-the-shop-another-secret";
    const nothing = { GIFT_CARD_SECRET: undefined, GIFT_CARD_SECRET_PREVIOUS: undefined };
    const previous = { PAYLOAD_SECRET_PREVIOUS: process.env.PAYLOAD_SECRET };
    const rotating = { ...open.shop, ...shopKeys({ PAYLOAD_SECRET, ...previous, ...nothing }) };
    expect(await rekey(rotating)).toMatchObject({ webhooks: 1 });
    const alone = {
      ...open.shop,
      ...shopKeys({ PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS: undefined, ...nothing }),
    };
    await happens("rekeyed");
    await deliverWebhooks(alone);
    expect(received(secret)).toHaveLength(1);
    await happens("unreadable");
    await deliverWebhooks(open.shop);
    expect((await deliveries(open)).at(-1)).toMatchObject({ state: "waiting", last_error: "unsigned" });
  });
});

test("the log is kept for thirty days, and goes with its endpoint", async () => {
  const { id } = await endpointOf("stock.low");
  await happens("deleted");
  expect(await admin.ask("DELETE", `/api/webhook-endpoints/${id}`)).toMatchObject({ status: 200 });
  expect(await deliveries(open)).toEqual([]);
  await endpointOf("stock.low");
  await happens("old");
  await deliverWebhooks(open.shop);
  await purgeExpired(later(29 * day));
  expect(await deliveries(open)).toHaveLength(1);
  await purgeExpired(later(31 * day));
  expect(await deliveries(open)).toEqual([]);
});
