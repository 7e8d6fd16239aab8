import { minor, type Minor } from "@/src/domain/money/minor";

interface Sale {
  /** the order's total, hundredths of a euro */
  readonly total: Minor;
  /** what of it was paid for cards */
  readonly sold: Minor;
  /** everything given back of the order */
  readonly givenBack: Minor;
}

/**
 * How much of the cards bought with an order must be worth nothing any more, once something was given back: what was
 * given back beyond the rest of the order.
 */
export function cardsToTakeBack({ total, sold, givenBack }: Sale): Minor {
  const rest = total - sold;
  return minor(Math.min(sold, Math.max(0, givenBack - rest)));
}
