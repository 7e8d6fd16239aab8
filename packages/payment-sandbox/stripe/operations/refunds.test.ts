import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { idOf } from "./find-records";
import { control, createPaid, goodCard, openShop, watchOrder, type Shop } from "../../testing/shop";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const chargeOf = (session: Stripe.Checkout.Session) =>
  (session.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
const paymentOf = (charge: Stripe.Charge) => idOf(charge.payment_intent) ?? "";
const chargeNow = async (charge: Stripe.Charge) =>
  (await shop.stripe.paymentIntents.retrieve(paymentOf(charge), { expand: ["latest_charge"] })).latest_charge;
const refund = (charge: Stripe.Charge, amount?: number) =>
  shop.stripe.refunds.create({ payment_intent: paymentOf(charge), ...(amount !== undefined && { amount }) });

test("partial refunds add up, the last one completes it", async () => {
  const charge = chargeOf(await createPaid(shop));
  shop.received.length = 0;
  for (const amount of [10_000, 5000, undefined]) {
    await refund(charge, amount);
    await shop.sandbox.idle();
  }
  expect(shop.types()).toEqual([
    "refund.created",
    "charge.refunded",
    "refund.created",
    "charge.refunded",
    "refund.created",
    "charge.refunded",
  ]);
  const charges = shop.received
    .filter(({ event }) => event.type === "charge.refunded")
    .map(({ event }) => event.data.object as Stripe.Charge);
  expect(charges.map(({ amount_refunded, refunded }) => [amount_refunded, refunded])).toEqual([
    [10_000, false],
    [15_000, false],
    [32_000, true],
  ]);
  const refunds = await shop.stripe.refunds.list({ payment_intent: paymentOf(charge) });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([17_000, 5000, 10_000]);
});

test("the event names the request that caused it", async () => {
  const charge = chargeOf(await createPaid(shop));
  shop.received.length = 0;
  const { lastResponse } = await shop.stripe.refunds.create(
    { payment_intent: paymentOf(charge) },
    { idempotencyKey: "refund-1" },
  );
  await shop.sandbox.idle();
  expect(shop.received.map(({ event }) => event.request)).toEqual([
    { id: lastResponse.requestId, idempotency_key: "refund-1" },
    { id: lastResponse.requestId, idempotency_key: "refund-1" },
  ]);
});

const refused: [string, (charge: Stripe.Charge) => Promise<unknown>, object][] = [
  ["more than was paid", (charge) => refund(charge, 32_001), { statusCode: 400, param: "amount" }],
  [
    "more than is left",
    async (charge) => {
      await refund(charge, 30_000);
      return refund(charge, 2001);
    },
    { statusCode: 400, param: "amount" },
  ],
  [
    "twice all of it",
    async (charge) => {
      await refund(charge);
      return refund(charge);
    },
    { statusCode: 400, code: "charge_already_refunded" },
  ],
  ["nothing", (charge) => refund(charge, 0), { statusCode: 400, param: "amount" }],
  ["no payment", () => shop.stripe.refunds.create({}), { statusCode: 400, param: "payment_intent" }],
  [
    "an unknown payment",
    () => shop.stripe.refunds.create({ payment_intent: "pi_none" }),
    { statusCode: 404, code: "resource_missing" },
  ],
  [
    "a disputed charge",
    async (charge) => {
      await control(shop, "POST", `charges/${charge.id}/dispute`);
      return refund(charge);
    },
    { statusCode: 400, code: "charge_disputed" },
  ],
];

test.each(refused)("a refund of %s is refused", async (_name, ask, problem) => {
  const charge = chargeOf(await createPaid(shop));
  await expect(ask(charge)).rejects.toMatchObject(problem);
});

test("a payment that never succeeded cannot be refunded", async () => {
  const declined = await createPaid(shop, {}, { ...goodCard, card_number: "4000000000000002" });
  const intent = declined.payment_intent as Stripe.PaymentIntent;
  await expect(shop.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("a refund that fails later gives the amount back to the charge", async () => {
  const charge = chargeOf(await createPaid(shop));
  await refund(charge, 10_000);
  const second = await refund(charge, 5000);
  await shop.sandbox.idle();
  shop.received.length = 0;
  await control(shop, "POST", `refunds/${second.id}/fail`, { reason: "expired_or_canceled_card" });
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(["refund.failed", "charge.refund.updated"]);
  const { data: refunds } = await shop.stripe.refunds.list();
  expect(refunds[0]).toMatchObject({
    id: second.id,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  expect(await chargeNow(charge)).toMatchObject({ amount_refunded: 10_000, refunded: false });
  await expect(control(shop, "POST", `refunds/${second.id}/fail`)).rejects.toThrow("already failed");
});

test("the next refund fails on request, though its call succeeded", async () => {
  const charge = chargeOf(await createPaid(shop));
  shop.received.length = 0;
  await control(shop, "PUT", "faults", { failRefunds: 1 });
  expect((await refund(charge)).status).toBe("succeeded");
  await shop.sandbox.idle();
  expect([...shop.types()].toSorted()).toEqual([
    "charge.refund.updated",
    "charge.refunded",
    "refund.created",
    "refund.failed",
  ]);
  expect(await chargeNow(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect((await refund(charge)).status).toBe("succeeded");
});

test.each([
  ["won", ["charge.dispute.closed", "charge.dispute.funds_reinstated"]],
  ["lost", ["charge.dispute.closed"]],
])("a dispute that is %s", async (outcome, types) => {
  const session = await createPaid(shop);
  shop.received.length = 0;
  const opened = (await control(shop, "POST", `charges/${session.id}/dispute`, {
    reason: "product_not_received",
    amount: 20_000,
  })) as Stripe.Dispute;
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
  const charge = chargeOf(session);
  expect(opened).toMatchObject({
    charge: charge.id,
    payment_intent: charge.payment_intent,
    amount: 20_000,
    reason: "product_not_received",
    status: "needs_response",
  });
  expect(opened.evidence_details.due_by).toBeGreaterThan(opened.created);
  expect(await chargeNow(charge)).toMatchObject({ disputed: true });
  shop.received.length = 0;
  await control(shop, "POST", `disputes/${opened.id}/close`, { outcome });
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(types);
  expect(shop.received[0]?.event.data.object).toMatchObject({ id: opened.id, status: outcome });
});

test("one card is disputed as soon as it is charged", async () => {
  await createPaid(shop, {}, { ...goodCard, card_number: "4000000000000259" });
  expect(shop.types()).toContain("charge.dispute.created");
});

test("an expired session is closed for good", async () => {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  const expired = await shop.stripe.checkout.sessions.expire(session.id);
  expect(expired).toMatchObject({ status: "expired", url: null });
  await expect(shop.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  const paid = await createPaid(shop);
  await expect(shop.stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({ statusCode: 400 });
});
