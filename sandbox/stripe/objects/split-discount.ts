import type Stripe from "stripe";

/**
 * Reduction a coupon gives on an amount, never more than the amount.
 * Percentages have at most two decimals; integer arithmetic, halves round up.
 */
export function couponReduction(
  coupon: Pick<Stripe.Coupon, "amount_off" | "percent_off">,
  subtotal: number,
): number {
  if (coupon.amount_off !== null) return Math.min(coupon.amount_off, subtotal);
  const hundredths = BigInt(Math.round((coupon.percent_off ?? 0) * 100));
  return Number((BigInt(subtotal) * hundredths * 2n + 10_000n) / 20_000n);
}

/** Shares a discount over lines in proportion; the shares always add up to the discount. */
export function splitDiscount(discount: number, lines: readonly number[]): number[] {
  const total = lines.reduce((sum, line) => sum + line, 0);
  if (total === 0) return lines.map(() => 0);
  let amountLeft = BigInt(discount);
  let totalLeft = BigInt(total);
  return lines.map((line) => {
    // Each share is taken from what is left, so the last line closes the sum.
    const share = totalLeft === 0n ? 0n : (amountLeft * BigInt(line)) / totalLeft;
    amountLeft -= share;
    totalLeft -= BigInt(line);
    return Number(share);
  });
}
