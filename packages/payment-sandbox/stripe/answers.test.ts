import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stripeError, stripeEvent, stripeObject } from "../testing/stripe-answers";
import {
  control,
  createPaid,
  goodCard,
  openShop,
  secretKey,
  submit,
  watchOrder,
  type Shop,
} from "../testing/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Errors of an answer, with their paths; nothing when it is valid. */
const faults = (schema: v.GenericSchema, answer: unknown) =>
  (v.safeParse(schema, answer).issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);

const declined = { ...goodCard, card_number: "4000000000000002" };

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(`${shop.sandbox.url}${path}`, {
    headers: { Authorization: `Bearer ${secretKey}` },
  });
  return response.json();
}

test("the provider's own client reads every object, and each has the shape shops rely on", async () => {
  const { stripe } = shop;
  const coupon = await stripe.coupons.create({ amount_off: 100, currency: "eur", duration: "once" });
  const open = await stripe.checkout.sessions.create(
    watchOrder(shop, {
      discounts: [{ coupon: coupon.id }],
      shipping_address_collection: { allowed_countries: ["FR"] },
    }),
  );
  const paid = await createPaid(shop);
  const refused = await createPaid(shop, {}, declined);
  const intent = (session: typeof paid) => (session.payment_intent as { id: string }).id;
  const refund = await stripe.refunds.create({ payment_intent: intent(paid), amount: 100 });

  // As the client hands them over, and as they come over the wire.
  const lines = await stripe.checkout.sessions.listLineItems(open.id);
  const read: unknown[] = [
    coupon,
    open,
    paid,
    refused,
    refund,
    await stripe.paymentIntents.retrieve(intent(refused)),
  ];
  for (const answer of read) expect([answer, faults(stripeObject, answer)]).toEqual([answer, []]);
  const paths = [
    `/v1/checkout/sessions/${open.id}`,
    `/v1/checkout/sessions/${paid.id}?expand[]=payment_intent.latest_charge`,
    `/v1/payment_intents/${intent(paid)}?expand[]=latest_charge`,
  ];
  for (const path of paths) expect([path, faults(stripeObject, await fetchJson(path))]).toEqual([path, []]);
  expect(lines.data).toHaveLength(1);
  const lists = [`/v1/checkout/sessions/${open.id}/line_items`, "/v1/charges", "/v1/refunds"];
  for (const path of lists) {
    const { data } = (await fetchJson(path)) as { data: unknown[] };
    expect([path, data.length > 0, data.flatMap((one) => faults(stripeObject, one))]).toEqual([
      path,
      true,
      [],
    ]);
  }
});

test("an error has the provider's shape, which its client understands", async () => {
  expect(faults(stripeError, await fetchJson("/v1/checkout/sessions/cs_test_none"))).toEqual([]);
  await expect(shop.stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "resource_missing",
    statusCode: 404,
  });
});

/** Everything that is announced by the flows below. */
const announced = [
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.dispute.funds_reinstated",
  "charge.dispute.funds_withdrawn",
  "charge.failed",
  "charge.refund.updated",
  "charge.refunded",
  "charge.succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "payment_intent.canceled",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "refund.created",
  "refund.failed",
];

test("every event that is sent has the shape shops rely on", async () => {
  const outcomes: Record<string, string>[] = [
    goodCard,
    declined,
    { ...goodCard, card_number: "4000002500003155" },
  ];
  for (const fields of outcomes) await createPaid(shop, {}, fields);
  const expiring = await createPaid(shop, {}, declined);
  await shop.stripe.checkout.sessions.expire(expiring.id);
  for (const outcome of ["succeeded", "failed"]) {
    const { id, url } = await shop.stripe.checkout.sessions.create(watchOrder(shop));
    const step = (await submit(url ?? "", { ...goodCard, method: "klarna" })).headers.get("location") ?? "";
    await submit(`${shop.sandbox.url}${step}`, { answer: "accept", outcome: "pending" });
    await control(shop, "POST", `sessions/${id}/settle`, { outcome });
    if (outcome === "succeeded") await control(shop, "POST", `charges/${id}/refund`);
  }
  const refunded = await createPaid(shop);
  const refund = (await control(shop, "POST", `charges/${refunded.id}/refund`)) as { id: string };
  await control(shop, "POST", `refunds/${refund.id}/fail`);
  for (const outcome of ["won", "lost"]) {
    const disputed = await createPaid(shop);
    const dispute = (await control(shop, "POST", `charges/${disputed.id}/dispute`)) as { id: string };
    await control(shop, "POST", `disputes/${dispute.id}/close`, { outcome });
  }
  await shop.sandbox.idle();
  expect([...new Set(shop.types())].toSorted()).toEqual(announced);
  for (const { event, body } of shop.received)
    expect([event.type, faults(stripeEvent, JSON.parse(body))]).toEqual([event.type, []]);
});
