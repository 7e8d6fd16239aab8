declare const minorBrand: unique symbol;

/**
 * An amount in hundredths of a currency's unit, yen included: 25000 is 250.00 EUR, 5408000 is 54,080 JPY.
 * Always a safe integer. Only the payment gateway turns it into a provider's smallest unit.
 * Source: specification 9.1.
 */
export type Minor = number & { readonly [minorBrand]: true };

/** @throws RangeError when the number is not a safe integer: a broken assumption, never a shopper's fault. */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount of money must be an integer of hundredths, got ${amount}.`);
  }
  return amount as Minor;
}

export const zero = minor(0);

export function addMinor(...amounts: readonly Minor[]): Minor {
  return minor(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** The same amount the other way. */
export function minusMinor(amount: Minor): Minor {
  return minor(0 - amount);
}

/** A unit price times a quantity; the product of two integers stays exact. */
export function multiplyMinor(unit: Minor, quantity: number): Minor {
  return minor(unit * quantity);
}
