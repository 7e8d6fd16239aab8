import type Stripe from "stripe";
import type * as v from "valibot";
import { expectTypeOf, test } from "vitest";
import type * as resource from "./resource-parameters";
import type * as session from "./session-parameters";

/** Names unknown to the provider. */
type Invented<Ours extends v.GenericSchema, Theirs> = Exclude<keyof v.InferInput<Ours>, keyof Theirs>;

// The compiler compares: npm run verify fails where a name is invented.
test("parameters have the names that the provider's own library gives them", () => {
  expectTypeOf<
    Invented<typeof session.sessionCreateParameters, Stripe.Checkout.SessionCreateParams>
  >().toBeNever();
  expectTypeOf<
    Invented<typeof session.sessionRetrieveParameters, Stripe.Checkout.SessionRetrieveParams>
  >().toBeNever();
  expectTypeOf<
    Invented<typeof session.sessionListParameters, Stripe.Checkout.SessionListParams>
  >().toBeNever();
  expectTypeOf<Invented<typeof resource.refundCreateParameters, Stripe.RefundCreateParams>>().toBeNever();
  expectTypeOf<Invented<typeof resource.couponCreateParameters, Stripe.CouponCreateParams>>().toBeNever();
  expectTypeOf<
    Invented<typeof resource.webhookEndpointCreateParameters, Stripe.WebhookEndpointCreateParams>
  >().toBeNever();
  expectTypeOf<Invented<typeof resource.chargeListParameters, Stripe.ChargeListParams>>().toBeNever();
  expectTypeOf<Invented<typeof resource.movementListParameters, Stripe.RefundListParams>>().toBeNever();
  expectTypeOf<Invented<typeof resource.movementListParameters, Stripe.DisputeListParams>>().toBeNever();
});
