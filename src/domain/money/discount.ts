import { smallestAmount } from "./convert";
import { minor, type Minor } from "./minor";
import { mapOwn, none, withOwn, type Priced } from "./own-price";

/**
 * Unit price after a reduction, halves rounded up.
 * @param percent whole number from 0 to 100
 * Source: specification §9, line price after discount; 9.4.
 */
export function discounted(price: Minor, percent: number): Minor {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new RangeError(`A discount is a whole percentage from 0 to 100, got ${percent}.`);
  }
  return minor(Math.floor((price * (100 - percent) + 50) / 100));
}

/** A price after a reduction, each part by itself; own amounts are rounded to what exists in their currency. */
export function discountedPrice(whole: Priced, percent: number): Priced {
  const price = discounted(whole.price, percent);
  const own = mapOwn([whole], ([part = none], currency) => {
    const unit = smallestAmount(currency);
    const rest = discounted(minor(whole.price - part.replaces), percent);
    return {
      amount: minor(discounted(minor(Math.round(part.amount / unit)), percent) * unit),
      replaces: minor(price - rest),
    };
  });
  return { price, ...withOwn(own) };
}
