import { afterEach, beforeEach, expect, test } from "vitest";
import { createClock } from "../../clock/clock";
import { memoryJournal } from "../../store/journal";
import { createStore } from "../../store/store";
import { control, createPaid, openShop, secretKey, watchOrder, type Shop } from "../../testing/shop";
import type { StripeDocuments } from "../documents";
import { replayAnswer } from "./idempotency";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

async function post(path: string, body: string, key: string) {
  const response = await fetch(`${shop.sandbox.url}${path}`, {
    method: "POST",
    body,
    headers: {
      Authorization: `Bearer ${secretKey}`,
      "Idempotency-Key": key,
      "Content-Type": "application/x-www-form-urlencoded",
    },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const coupon = (body: string, key = "key-1") => post("/v1/coupons", `currency=eur&${body}`, key);

test("same key and body: the stored answer, marked as a replay", async () => {
  const first = await coupon("amount_off=100&name=Ada");
  const again = await coupon("name=Ada&amount_off=100");
  expect(again.body).toEqual(first.body);
  expect([first.headers.get("idempotent-replayed"), again.headers.get("idempotent-replayed")]).toEqual([
    null,
    "true",
  ]);
  expect(again.headers.get("original-request")).toBe(first.headers.get("request-id"));
});

test("same key, other body or other address: idempotency_error", async () => {
  await coupon("amount_off=100");
  const otherBody = await coupon("amount_off=200");
  const otherAddress = await post("/v1/refunds", "currency=eur&amount_off=100", "key-1");
  for (const { status, body } of [otherBody, otherAddress]) {
    expect({ status, type: body.error.type }).toEqual({ status: 400, type: "idempotency_error" });
  }
});

test("the same key while the first is still running: 409", () => {
  const clock = createClock(Date.now, { read: () => 0, write: () => {} });
  const store = createStore<StripeDocuments>(memoryJournal);
  const request = { key: "k", endpoint: "POST /v1/refunds", body: "" };
  expect(replayAnswer({ store, clock }, new Set(), request)).toBeUndefined();
  expect(() => replayAnswer({ store, clock }, new Set(["k"]), request)).toThrow(
    expect.objectContaining({ status: 409 }),
  );
});

test("a malformed request is not stored: corrected, it succeeds with the same key", async () => {
  expect((await coupon("amount_off=100&color=blue")).status).toBe(400);
  expect((await coupon("amount_off=100")).status).toBe(200);
});

test("nor is an error of the validation", async () => {
  const paid = await createPaid(shop);
  const body = `payment_intent=${(paid.payment_intent as { id: string }).id}&amount=`;
  expect((await post("/v1/refunds", `${body}0`, "k")).status).toBe(400);
  expect((await post("/v1/refunds", `${body}1`, "k")).status).toBe(200);
});

test("a refusal made while working is kept", async () => {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  await shop.stripe.checkout.sessions.expire(session.id);
  const path = `/v1/checkout/sessions/${session.id}/expire`;
  expect((await post(path, "", "k")).status).toBe(400);
  const again = await post(path, "", "k");
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([400, "true"]);
});

const stages: [string, number, boolean, number][] = [
  // stage, answer of the second attempt, whether it is a replay, sessions created
  ["before", 200, false, 1],
  ["after", 500, true, 1],
];

test.each(stages)(
  "a 500 %s the work: the second try answers %i, replayed %s",
  async (stage, status, isReplay, made) => {
    await control(shop, "PUT", "faults", {
      api: [{ match: "POST /v1/checkout/sessions", status: 500, stage }],
    });
    const body =
      "mode=payment&success_url=http%3A%2F%2Fx.test&line_items[0][quantity]=1&line_items[0][price_data][currency]=eur&line_items[0][price_data][unit_amount]=100&line_items[0][price_data][product_data][name]=x";
    expect((await post("/v1/checkout/sessions", body, "k")).status).toBe(500);
    const again = await post("/v1/checkout/sessions", body, "k");
    expect([again.status, again.headers.get("idempotent-replayed") === "true"]).toEqual([status, isReplay]);
    expect((await shop.stripe.checkout.sessions.list()).data).toHaveLength(made);
  },
);

test("keys live a day, and have at most 255 characters", async () => {
  const first = await coupon("amount_off=100");
  await shop.sandbox.skip(24 * 3600);
  expect((await coupon("amount_off=100")).body.id).toBe(first.body.id);
  await shop.sandbox.skip(2 * 3600);
  expect((await coupon("amount_off=100")).body.id).not.toBe(first.body.id);
  expect((await coupon("amount_off=100", "k".repeat(255))).status).toBe(200);
  expect((await coupon("amount_off=100", "k".repeat(256))).status).toBe(400);
});

test("twenty calls of the SDK with one key make one session", async () => {
  const calls = Array.from({ length: 20 }, () =>
    shop.stripe.checkout.sessions.create(watchOrder(shop), { idempotencyKey: "order-1" }),
  );
  const ids = (await Promise.all(calls)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
});
