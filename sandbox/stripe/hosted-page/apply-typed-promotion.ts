import { secondsOf } from "@/sandbox/clock/clock";
import { seeOther } from "@/sandbox/http/reply";
import type { Answer } from "@/sandbox/http/route";
import { ApiError } from "@/sandbox/stripe/api/api-error";
import type { SessionRecord } from "@/sandbox/stripe/documents";
import { minimumCharge } from "@/sandbox/stripe/objects/currencies";
import { applyCoupon, findCoupon, isPromotionUsable } from "@/sandbox/stripe/operations/apply-coupon";
import { findActiveCode } from "@/sandbox/stripe/operations/coupons";
import { idOf } from "@/sandbox/stripe/operations/find-records";
import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";
import type { Visit } from "./visit";
import { showClosed, showOpen } from "./show-session";

/** The shopper typed a promotion code on a page that takes them. */
export function applyTypedPromotion(sandbox: StripeSandbox, { session, texts, form }: Visit): Answer {
  const { object } = session;
  if (object.status !== "open") return showClosed(sandbox, { session, texts });
  const typed = typeof form.promotion === "string" ? form.promotion : "";
  const discounted = object.allow_promotion_codes ? withPromotion(sandbox, session, typed) : undefined;
  if (!discounted)
    return showOpen(
      sandbox,
      { session, texts },
      { typed: {}, errors: {}, notice: texts.errors.promotion },
      422,
    );
  sandbox.store.put("sessions", object.id, discounted);
  return seeOther(`/c/pay/${object.id}`);
}

function withPromotion(
  sandbox: StripeSandbox,
  session: SessionRecord,
  code: string,
): SessionRecord | undefined {
  const now = secondsOf(sandbox.clock);
  const promotion = findActiveCode(sandbox, code);
  const subtotal = session.object.amount_subtotal ?? 0;
  if (
    !promotion ||
    !isPromotionUsable(promotion, now) ||
    subtotal < (promotion.restrictions.minimum_amount ?? 0)
  )
    return undefined;
  try {
    const coupon = findCoupon(sandbox, idOf(promotion.promotion.coupon) ?? "", session, now, "promotion");
    const discounted = applyCoupon(session, coupon, promotion.id, now);
    const total = discounted.object.amount_total ?? 0;
    return total > 0 && total < minimumCharge(session.object.currency ?? "eur") ? undefined : discounted;
  } catch (problem) {
    // An ended coupon behind a living code: to the shopper the code is simply not valid.
    if (problem instanceof ApiError) return undefined;
    throw problem;
  }
}
