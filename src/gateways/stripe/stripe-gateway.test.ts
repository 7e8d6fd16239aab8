import Stripe from "stripe";
import { expect, test } from "vitest";
import { createStripeGateway } from "./stripe-gateway";

const body = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "checkout.session.completed",
  data: { object: { id: "cs_1", object: "checkout.session" } },
});
const signedWith = (secret: string) =>
  new Headers({ "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) });
const gatewayWith = (...webhookSecrets: (string | undefined)[]) =>
  createStripeGateway({ secretKey: "sk_test_x", webhookSecrets, apiBase: undefined, report: () => {} });

test("during a rotation of the webhook secret, events signed with either are accepted, and no others", async () => {
  const rotating = gatewayWith("whsec_new", "whsec_old");
  for (const secret of ["whsec_new", "whsec_old"])
    expect(await rotating.readEvent(body, signedWith(secret))).toMatchObject({
      ok: true,
      value: { id: "evt_1" },
    });
  const refused = { ok: false, error: "bad-signature" };
  expect(await rotating.readEvent(body, signedWith("whsec_third"))).toEqual(refused);
  expect(await gatewayWith("whsec_new", undefined).readEvent(body, signedWith("whsec_old"))).toEqual(refused);
});
