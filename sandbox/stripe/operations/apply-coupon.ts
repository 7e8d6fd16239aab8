import type Stripe from "stripe";
import { ApiError, missingResource } from "@/sandbox/stripe/api/api-error";
import type { SessionRecord } from "@/sandbox/stripe/documents";
import { discountLines } from "@/sandbox/stripe/objects/build-line-items";
import { couponReduction, splitDiscount } from "@/sandbox/stripe/objects/split-discount";
import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";
import { idOf } from "./find-records";

/** @throws ApiError when the coupon does not exist, has ended or has another currency */
export function findCoupon(
  sandbox: StripeSandbox,
  id: string,
  session: SessionRecord,
  now: number,
  param: string,
): Stripe.Coupon {
  const coupon = sandbox.store.get("coupons", id);
  if (!coupon) throw missingResource("coupon", id, param);
  if (!isCouponValid(coupon, now))
    throw new ApiError(`Coupon ${id} is expired and cannot be applied.`, { code: "coupon_expired", param });
  if (coupon.currency !== null && coupon.currency !== session.object.currency) {
    throw new ApiError(
      `The coupon ${id} is in ${coupon.currency} and cannot be applied to a Checkout Session in ${session.object.currency ?? ""}.`,
      { param },
    );
  }
  return coupon;
}

export function isCouponValid(coupon: Stripe.Coupon, now: number): boolean {
  const isInTime = coupon.redeem_by === null || now < coupon.redeem_by;
  return isInTime && (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);
}

/** @throws ApiError when the promotion code does not exist or is no longer active */
export function findPromotion(
  sandbox: StripeSandbox,
  id: string,
  now: number,
): { id: string; coupon: string } {
  const param = "discounts[0][promotion_code]";
  const promotion = sandbox.store.get("promotionCodes", id);
  if (!promotion) throw missingResource("promotion code", id, param);
  if (!isPromotionUsable(promotion, now))
    throw new ApiError("This promotion code is not active.", { code: "promotion_code_inactive", param });
  return { id, coupon: idOf(promotion.promotion.coupon) ?? "" };
}

export function isPromotionUsable(promotion: Stripe.PromotionCode, now: number): boolean {
  const isInTime = promotion.expires_at === null || now < promotion.expires_at;
  const isLeft = promotion.max_redemptions === null || promotion.times_redeemed < promotion.max_redemptions;
  return promotion.active && isInTime && isLeft;
}

/** The session with its one discount; an earlier one is replaced. */
export function applyCoupon(
  record: SessionRecord,
  coupon: Stripe.Coupon,
  promotionCode: string | null,
  created: number,
): SessionRecord {
  const subtotals = record.lines.map(({ amount_subtotal }) => amount_subtotal);
  const subtotal = subtotals.reduce((sum, amount) => sum + amount, 0);
  const reduction = couponReduction(coupon, subtotal);
  const total = subtotal - reduction;
  const shares = splitDiscount(reduction, subtotals);
  return {
    ...record,
    lines: discountLines(record.lines, {
      session: record.object.id,
      coupon: coupon.id,
      promotionCode,
      shares,
      created,
    }),
    object: {
      ...record.object,
      amount_total: total,
      discounts: [{ coupon: coupon.id, promotion_code: promotionCode }],
      payment_status: total === 0 ? "no_payment_required" : "unpaid",
      total_details: { amount_discount: reduction, amount_shipping: 0, amount_tax: 0 },
    },
  };
}

/** Counts a use once the session is complete. */
export function countRedemption(sandbox: StripeSandbox, record: SessionRecord) {
  const { store } = sandbox;
  for (const { coupon, promotion_code } of record.object.discounts ?? []) {
    const used = store.get("coupons", idOf(coupon) ?? "");
    if (used) store.put("coupons", used.id, { ...used, times_redeemed: used.times_redeemed + 1 });
    const promotion = store.get("promotionCodes", idOf(promotion_code) ?? "");
    if (promotion)
      store.put("promotionCodes", promotion.id, {
        ...promotion,
        times_redeemed: promotion.times_redeemed + 1,
      });
  }
}
