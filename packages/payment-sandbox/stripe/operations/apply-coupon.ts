import type Stripe from "stripe";
import { ApiError, missingResource } from "../api/api-error";
import type { SessionRecord } from "../documents";
import { discountLines } from "../objects/build-line-items";
import { splitDiscount } from "../objects/split-discount";
import type { StripeSandbox } from "../stripe-sandbox";
import { idOf } from "./find-records";

const param = "discounts[0][coupon]";

/** @throws ApiError when the coupon does not exist, is used up or has another currency */
function findCoupon(sandbox: StripeSandbox, id: string, session: SessionRecord): Stripe.Coupon {
  const coupon = sandbox.store.get("coupons", id);
  if (!coupon) throw missingResource("coupon", id, param);
  if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions)
    throw new ApiError(`Coupon ${id} is expired and cannot be applied.`, { code: "coupon_expired", param });
  if (coupon.currency !== session.object.currency) {
    throw new ApiError(
      `The coupon ${id} is in ${coupon.currency ?? ""} and cannot be applied to a Checkout Session in ${session.object.currency ?? ""}.`,
      { param },
    );
  }
  return coupon;
}

/** The session with its one discount, never more than its sum. @throws ApiError as `findCoupon` does */
export function applyCoupon(sandbox: StripeSandbox, record: SessionRecord, id: string): SessionRecord {
  const coupon = findCoupon(sandbox, id, record);
  const subtotals = record.lines.map(({ amount_subtotal }) => amount_subtotal);
  const subtotal = subtotals.reduce((sum, amount) => sum + amount, 0);
  const reduction = Math.min(coupon.amount_off ?? 0, subtotal);
  const total = subtotal - reduction;
  return {
    ...record,
    lines: discountLines(record.lines, {
      session: record.object.id,
      coupon: id,
      shares: splitDiscount(reduction, subtotals),
      created: record.object.created,
    }),
    object: {
      ...record.object,
      amount_total: total,
      discounts: [{ coupon: id, promotion_code: null }],
      payment_status: total === 0 ? "no_payment_required" : "unpaid",
      total_details: { amount_discount: reduction, amount_shipping: 0, amount_tax: 0 },
    },
  };
}

/** Counts a use once the session is complete. */
export function countRedemption({ store }: StripeSandbox, { object }: SessionRecord) {
  for (const { coupon } of object.discounts ?? []) {
    const used = store.get("coupons", idOf(coupon) ?? "");
    if (used) store.put("coupons", used.id, { ...used, times_redeemed: used.times_redeemed + 1 });
  }
}
