import type { CartResponse } from "@/src/domain/contracts/cart";
import { totalCart } from "@/src/domain/cart/total-cart";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { withOwn } from "@/src/domain/money/own-price";

/** Total of a cart as its page shows it, hundredths of the currency. */
export function shownTotal({ items, promo }: CartResponse, currency: Currency, rates: Rates): Minor {
  const lines = items.map(({ id, price, own, discount, free = 0, freeOwn, isShared = false, quantity }) => ({
    id,
    price: minor(price),
    ...withOwn(own),
    discount,
    free: minor(free),
    ...(freeOwn && { freeOwn }),
    isShared,
    quantity,
  }));
  return totalCart(lines, currency, rates, minor(promo?.amount ?? 0)).total;
}
