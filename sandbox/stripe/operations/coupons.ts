import type Stripe from "stripe";
import { secondsOf } from "@/sandbox/clock/clock";
import { ApiError, missingResource } from "@/sandbox/stripe/api/api-error";
import { isCurrency } from "@/sandbox/stripe/objects/currencies";
import { newId, randomLetters } from "@/sandbox/stripe/objects/new-id";
import type { CouponCreate, PromotionCodeCreate } from "@/sandbox/stripe/parameters/resource-parameters";
import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";

/** @throws ApiError unless the coupon takes off either an amount, with its currency, or a percentage */
export function createCoupon(sandbox: StripeSandbox, given: CouponCreate): Stripe.Coupon {
  checkCoupon(given, secondsOf(sandbox.clock));
  const id = given.id ?? randomLetters(8);
  if (sandbox.store.get("coupons", id)) {
    throw new ApiError(`Coupon already exists: ${id}`, {
      code: "resource_already_exists",
      param: "id",
      isExecuted: true,
    });
  }
  const coupon: Stripe.Coupon = {
    id,
    object: "coupon",
    amount_off: given.amount_off ?? null,
    created: secondsOf(sandbox.clock),
    currency: given.currency?.toLowerCase() ?? null,
    duration: given.duration ?? "once",
    duration_in_months: null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    percent_off: given.percent_off ?? null,
    redeem_by: given.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  sandbox.store.put("coupons", id, coupon);
  return coupon;
}

function checkCoupon(given: CouponCreate, now: number) {
  if ((given.amount_off === undefined) === (given.percent_off === undefined)) {
    throw new ApiError("You must pass exactly one of these parameters: amount_off, percent_off.", {
      param: "percent_off",
    });
  }
  if (given.amount_off !== undefined && given.currency === undefined) {
    throw new ApiError("You must pass currency when passing amount_off.", {
      code: "parameter_missing",
      param: "currency",
    });
  }
  if (given.currency !== undefined && !isCurrency(given.currency.toLowerCase())) {
    throw new ApiError(`Invalid currency: ${given.currency}.`, { param: "currency" });
  }
  if (given.duration === "repeating") {
    throw new ApiError("Missing required param: duration_in_months.", {
      code: "parameter_missing",
      param: "duration_in_months",
    });
  }
  if (given.redeem_by !== undefined && given.redeem_by <= now) {
    throw new ApiError("`redeem_by` must be in the future.", { param: "redeem_by" });
  }
}

/** @throws ApiError when the coupon is unknown or an active code of that name exists */
export function createPromotionCode(
  sandbox: StripeSandbox,
  given: PromotionCodeCreate,
): Stripe.PromotionCode {
  const { store } = sandbox;
  const coupon = given.promotion.coupon;
  if (coupon === undefined)
    throw new ApiError("Missing required param: promotion[coupon].", {
      code: "parameter_missing",
      param: "promotion[coupon]",
    });
  if (!store.get("coupons", coupon)) throw missingResource("coupon", coupon, "promotion[coupon]");
  const code = given.code ?? randomLetters(8).toUpperCase();
  if (findActiveCode(sandbox, code))
    throw new ApiError(`An active promotion code with \`code: ${code}\` already exists.`, {
      param: "code",
      isExecuted: true,
    });
  const promotion: Stripe.PromotionCode = {
    id: newId("promo"),
    object: "promotion_code",
    active: given.active ?? true,
    code,
    created: secondsOf(sandbox.clock),
    customer: given.customer ?? null,
    customer_account: null,
    expires_at: given.expires_at ?? null,
    livemode: false,
    max_redemptions: given.max_redemptions ?? null,
    metadata: given.metadata ?? {},
    promotion: { coupon, type: "coupon" },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: given.restrictions?.minimum_amount ?? null,
      minimum_amount_currency: given.restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  };
  store.put("promotionCodes", promotion.id, promotion);
  return promotion;
}

/** Codes are not case-sensitive. */
export function findActiveCode(sandbox: StripeSandbox, code: string): Stripe.PromotionCode | undefined {
  const wanted = code.trim().toUpperCase();
  return sandbox.store
    .all("promotionCodes")
    .find((promotion) => promotion.active && promotion.code.toUpperCase() === wanted);
}
