import type Stripe from "stripe";
import { secondsOf } from "../../clock/clock";
import { ApiError } from "../api/api-error";
import { isCurrency } from "../objects/currencies";
import { randomLetters } from "../objects/new-id";
import type { CouponCreate } from "../parameters/resource-parameters";
import type { StripeSandbox } from "../stripe-sandbox";

/** An amount that one session is reduced by. @throws ApiError for an unknown currency */
export function createCoupon(sandbox: StripeSandbox, given: CouponCreate): Stripe.Coupon {
  const currency = given.currency.toLowerCase();
  if (!isCurrency(currency)) throw new ApiError(`Invalid currency: ${currency}.`, { param: "currency" });
  const coupon: Stripe.Coupon = {
    id: randomLetters(8),
    object: "coupon",
    amount_off: given.amount_off,
    created: secondsOf(sandbox.clock),
    currency,
    duration: "once",
    duration_in_months: null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
  sandbox.store.put("coupons", coupon.id, coupon);
  return coupon;
}
