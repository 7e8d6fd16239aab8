import { afterEach, beforeEach, expect, test } from "vitest";
import { goodCard, openShop, submit, watchOrder, webhookSecret, type Shop } from "../testing/shop";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

test("create, pay, webhook, return", async () => {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop));
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 32000,
    payment_intent: null,
  });
  const page = await fetch(session.url ?? "");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Montre Réminiscence");

  const paid = await submit(session.url ?? "", goodCard);
  expect(paid.status).toBe(303);
  expect(paid.headers.get("location")).toBe(`${shop.url}/merci?session=${session.id}`);

  await shop.sandbox.idle();
  expect(shop.types()).toEqual([
    "payment_intent.succeeded",
    "charge.succeeded",
    "checkout.session.completed",
  ]);
  for (const { body, signature } of shop.received)
    shop.stripe.webhooks.constructEvent(body, signature, webhookSecret);

  const complete = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge"],
  });
  expect(complete).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    customer_details: { email: "ada@example.com", name: "Ada Lovelace" },
    payment_intent: {
      status: "succeeded",
      amount_received: 32000,
      metadata: { order: "order-1" },
      latest_charge: { paid: true, amount: 32000 },
    },
  });
  expect((await shop.stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(1);
});
