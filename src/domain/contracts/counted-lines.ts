import type { CartResponse } from "./cart";
import { minor } from "@/src/domain/money/minor";
import { withOwn } from "@/src/domain/money/own-price";
import type { CountedLine } from "@/src/domain/cart/total-cart";

/** The lines of an answer about a cart, as their total is computed from. */
export const countedLines = (items: Readonly<CartResponse["items"]>): readonly CountedLine[] =>
  items.map(({ id, price, own, discount, free = 0, freeOwn, isShared = false, quantity }) => ({
    id,
    price: minor(price),
    ...withOwn(own),
    discount,
    free: minor(free),
    ...(freeOwn && { freeOwn }),
    isShared,
    quantity,
  }));
