import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPaid, openShop, webhookSecret, type Shop } from "../../testing/shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const isSignedWith = (secret: string) =>
  shop.received.every(({ body, signature }) => {
    try {
      return Boolean(Stripe.webhooks.constructEvent(body, signature, secret));
    } catch {
      return false;
    }
  });

test("an endpoint that is created gets the events it asks for, signed with its own secret, until it is deleted", async () => {
  const { stripe } = shop;
  const created = await stripe.webhookEndpoints.create({
    url: `${shop.url}/hook`,
    enabled_events: ["checkout.session.completed"],
    metadata: { made_by: "shop" },
  });
  expect(created.secret).toMatch(/^whsec_/);
  const { data } = await stripe.webhookEndpoints.list();
  expect(data).toMatchObject([{ id: created.id, url: `${shop.url}/hook`, metadata: { made_by: "shop" } }]);
  expect(data[0]?.secret).toBeUndefined();
  await createPaid(shop);
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(["checkout.session.completed"]);
  expect(isSignedWith(created.secret ?? "")).toBe(true);

  await stripe.webhookEndpoints.del(created.id);
  await expect(stripe.webhookEndpoints.del(created.id)).rejects.toMatchObject({ statusCode: 404 });
  shop.received.length = 0;
  await createPaid(shop);
  await shop.sandbox.idle();
  expect(shop.types()).toContain("charge.succeeded");
  expect(isSignedWith(webhookSecret)).toBe(true);
});
