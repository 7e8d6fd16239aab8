import type { CartResponse } from "@/src/domain/contracts/cart";
import { countedLines } from "@/src/domain/contracts/counted-lines";
import { totalCart } from "@/src/domain/cart/total-cart";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";

/** Total of a cart as its page shows it, hundredths of the currency. */
export const shownTotal = ({ items, promo }: CartResponse, currency: Currency, rates: Rates): Minor =>
  totalCart(countedLines(items), currency, rates, minor(promo?.amount ?? 0)).total;
