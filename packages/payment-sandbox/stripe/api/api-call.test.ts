import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, control, createPaid, openShop, secretKey, watchOrder, type Shop } from "../../testing/shop";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.sandbox.url}${path}`, { headers });
const bearer = { Authorization: `Bearer ${secretKey}` };
const basic = (user: string) => ({ Authorization: `Basic ${Buffer.from(`${user}:`).toString("base64")}` });

test("Bearer and Basic both authenticate; nothing else does", async () => {
  const statuses = await Promise.all(
    [
      bearer,
      basic(secretKey),
      {},
      { Authorization: "Bearer sk_test_other" },
      basic("sk_test_other"),
      { Authorization: `Token ${secretKey}` },
      { Authorization: `Bearer ${secretKey}x` },
      { Authorization: `Bearer ${secretKey.slice(0, -1)}x` },
    ].map(async (headers) => (await get("/v1/events", headers)).status),
  );
  expect(statuses).toEqual([200, 200, 401, 401, 401, 401, 401, 401]);
});

test("a wrong key is the typed error of the SDK and is not printed back", async () => {
  const stranger = connect(shop.sandbox.port, "sk_test_1234567890abcdef");
  const problem = await stranger.events.list().catch((error: unknown) => error);
  expect(problem).toMatchObject({ type: "StripeAuthenticationError", statusCode: 401 });
  expect(String(problem)).not.toContain("1234567890ab");
});

test("every answer has its own Request-Id and the requested version", async () => {
  const [first, second, plain] = [
    await get("/v1/events", { ...bearer, "Stripe-Version": "2025-03-31.basil" }),
    await get("/v1/payment_intents/pi_none", { ...bearer, "Stripe-Version": "2025-03-31.basil" }),
    await get("/v1/events", bearer),
  ];
  expect([first.headers.get("stripe-version"), second.headers.get("stripe-version")]).toEqual([
    "2025-03-31.basil",
    "2025-03-31.basil",
  ]);
  expect(plain.headers.get("stripe-version")).toBe("2026-10-28.endive");
  const ids = [first, second, plain].map(({ headers }) => headers.get("request-id"));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^req_\w{14}$/);
  expect((await get("/v1/events", { ...bearer, "Stripe-Version": "latest" })).status).toBe(400);
});

const missing: [string, string, string][] = [
  ["/v1/checkout/sessions/cs_test_none", "resource_missing", "session"],
  ["/v1/payment_intents/pi_none", "resource_missing", "intent"],
];

test.each(missing)("%s is 404 %s", async (path, code, param) => {
  const response = await get(path, bearer);
  const body = await response.json();
  expect({
    status: response.status,
    code: body.error.code,
    param: body.error.param,
    type: body.error.type,
  }).toEqual({ status: 404, code, param, type: "invalid_request_error" });
});

test("an unknown address is 404 in the same shape", async () => {
  const response = await get("/v1/gold", bearer);
  expect(response.status).toBe(404);
  expect((await response.json()).error).toMatchObject({ type: "invalid_request_error" });
});

test("answers expand the payment and its charge on request, and nothing else", async () => {
  const { id, payment_intent: payment } = await createPaid(shop);
  const charge = (payment as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({ object: "charge", amount: 32_000 });
  const { sessions } = shop.stripe.checkout;
  expect((await sessions.retrieve(id)).payment_intent).toBe(charge.payment_intent);
  expect((await sessions.retrieve(id, { expand: ["payment_intent"] })).payment_intent).toMatchObject({
    object: "payment_intent",
    latest_charge: charge.id,
  });
  const listed = await sessions.list({ expand: ["data.payment_intent.latest_charge"] });
  expect(listed.data[0]?.payment_intent).toMatchObject({ latest_charge: { id: charge.id } });
  await expect(sessions.retrieve(id, { expand: ["metadata"] })).rejects.toMatchObject({ statusCode: 400 });
});

test.each([429, 500, 503] as const)(
  "the SDK gets over two answers of %i with one key and one session",
  async (status) => {
    await control(shop, "PUT", "faults", {
      api: [{ match: "POST /v1/checkout/sessions", status, times: 2 }],
    });
    const patient = connect(shop.sandbox.port);
    patient.getMaxNetworkRetryDelay = () => 0;
    await patient.checkout.sessions.create(watchOrder(shop));
    expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(1);
  },
);

test("an answer lost on the way does not make a second session", async () => {
  await control(shop, "PUT", "faults", { api: [{ match: "POST /v1/checkout/sessions", stage: "lost" }] });
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  const all = await shop.stripe.checkout.sessions.list();
  expect(all.data.map(({ id }) => id)).toEqual([session.id]);
});

test("lists are read page by page, the newest first", async () => {
  const ids: string[] = [];
  for (const reference of ["a", "b", "c"]) {
    const { id } = await shop.stripe.checkout.sessions.create(
      watchOrder(shop, { client_reference_id: reference }),
    );
    await shop.stripe.checkout.sessions.expire(id);
    ids.unshift(id);
  }
  await shop.sandbox.idle();
  const page = await shop.stripe.events.list({ limit: 2 });
  expect(page.has_more).toBe(true);
  const rest = await shop.stripe.events.list({ starting_after: page.data[1]?.id });
  expect(rest.has_more).toBe(false);
  const sessions = [...page.data, ...rest.data].map(({ data }) => (data.object as { id: string }).id);
  expect(sessions).toEqual(ids);
  const listed = await shop.stripe.checkout.sessions.list();
  expect(listed.data.map(({ id }) => id)).toEqual(ids);
  await expect(shop.stripe.events.list({ starting_after: "evt_none" })).rejects.toMatchObject({
    code: "resource_missing",
  });
});

test("movements of money are listed by the time they happened and by payment", async () => {
  const [one, other] = [await createPaid(shop), await createPaid(shop)];
  const intents = [other, one].map(({ payment_intent: payment }) => (payment as Stripe.PaymentIntent).id);
  const all = await shop.stripe.charges.list({ created: { gte: one.created, lte: one.created + 3600 } });
  expect(all.data.map(({ payment_intent: payment }) => payment)).toEqual(intents);
  const later = { gte: one.created + 3600, lte: one.created + 7200 };
  expect((await shop.stripe.charges.list({ created: later })).data).toEqual([]);
  for (const { id } of [one, other]) await control(shop, "POST", `charges/${id}/dispute`);
  const disputes = await shop.stripe.disputes.list({ payment_intent: intents[1] ?? "" });
  expect(disputes.data.map(({ payment_intent: payment }) => payment)).toEqual([intents[1]]);
});
