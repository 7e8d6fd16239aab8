import type Stripe from "stripe";
import type * as v from "valibot";
import { expectTypeOf, test } from "vitest";
import type * as resource from "./resource-parameters";
import type { listParameters, retrieveParameters, sessionCreateParameters } from "./session-parameters";

/** Names that only one of two knows. */
type Difference<Ours, Theirs> = Exclude<keyof Ours, keyof Theirs> | Exclude<keyof Theirs, keyof Ours>;
type Named<Schema extends v.GenericSchema> = v.InferInput<Schema>;

// The compiler compares: npm run verify fails where a name is missing or invented.
test("parameters have the names that the provider's own library gives them", () => {
  expectTypeOf<
    Difference<Named<typeof sessionCreateParameters>, Stripe.Checkout.SessionCreateParams>
  >().toBeNever();
  expectTypeOf<
    Difference<Named<typeof retrieveParameters>, Stripe.Checkout.SessionRetrieveParams>
  >().toBeNever();
  expectTypeOf<
    Difference<Named<typeof listParameters>, Stripe.Checkout.SessionListLineItemsParams>
  >().toBeNever();
  expectTypeOf<
    Difference<Named<typeof resource.refundCreateParameters>, Stripe.RefundCreateParams>
  >().toBeNever();
  expectTypeOf<
    Difference<Named<typeof resource.couponCreateParameters>, Stripe.CouponCreateParams>
  >().toBeNever();
  expectTypeOf<
    Difference<Named<typeof resource.promotionCodeCreateParameters>, Stripe.PromotionCodeCreateParams>
  >().toBeNever();
  expectTypeOf<
    Difference<Named<typeof resource.promotionCodeListParameters>, Stripe.PromotionCodeListParams>
  >().toBeNever();
  expectTypeOf<
    Difference<Named<typeof resource.customerCreateParameters>, Stripe.CustomerCreateParams>
  >().toBeNever();
  expectTypeOf<Difference<Named<typeof resource.eventListParameters>, Stripe.EventListParams>>().toBeNever();
});
