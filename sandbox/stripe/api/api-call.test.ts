import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, control, openShop, secretKey, watchOrder, type Shop } from "@/sandbox/testing/shop";

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

test("every answer has its own Request-Id and the version that was asked for", async () => {
  const [first, second, plain] = [
    await get("/v1/events", { ...bearer, "Stripe-Version": "2025-03-31.basil" }),
    await get("/v1/events/evt_none", { ...bearer, "Stripe-Version": "2025-03-31.basil" }),
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
  ["/v1/refunds/re_none", "resource_missing", "refund"],
  ["/v1/events/evt_none", "resource_missing", "id"],
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

test("expansion follows the path and refuses what cannot be expanded", async () => {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop, { expand: ["line_items"] }));
  expect(session.line_items?.data[0]).toMatchObject({
    amount_total: 32000,
    description: "Montre Réminiscence",
  });
  const list = await shop.stripe.checkout.sessions.list({ expand: ["data.line_items"] });
  expect(list.data[0]?.line_items?.data).toHaveLength(1);
  await expect(
    shop.stripe.checkout.sessions.retrieve(session.id, { expand: ["metadata"] }),
  ).rejects.toMatchObject({ code: "property_cannot_be_expanded" });
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

test("events are listed newest first, filtered and paged", async () => {
  const ids: string[] = [];
  for (const reference of ["a", "b", "c"]) {
    const { id } = await shop.stripe.checkout.sessions.create(
      watchOrder(shop, { client_reference_id: reference }),
    );
    await shop.stripe.checkout.sessions.expire(id);
    ids.unshift(id);
  }
  await shop.sandbox.idle();
  const page = await shop.stripe.events.list({ type: "checkout.session.expired", limit: 2 });
  expect(page.has_more).toBe(true);
  const rest = await shop.stripe.events.list({
    types: ["checkout.session.expired"],
    starting_after: page.data[1]?.id,
  });
  const sessions = [...page.data, ...rest.data].map(({ data }) => (data.object as { id: string }).id);
  expect(sessions).toEqual(ids);
  expect((await shop.stripe.events.list({ type: "charge.refunded" })).data).toEqual([]);
  expect((await shop.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  expect((await shop.stripe.events.retrieve(page.data[0]?.id ?? "")).type).toBe("checkout.session.expired");
});
