import { minor, type Minor } from "./minor";

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
