import { minor, type Minor } from "@/src/domain/money/minor";

interface Sale {
  /** the order's total, hundredths of a euro */
  readonly total: Minor;
  /** the part that was paid for cards */
  readonly sold: Minor;
  /** everything given back of the order */
  readonly givenBack: Minor;
}

/** Amount of the cards bought with an order to be cancelled after a refund: the refund beyond the rest of the order. */
export function cardsToTakeBack({ total, sold, givenBack }: Sale): Minor {
  const rest = total - sold;
  return minor(Math.min(sold, Math.max(0, givenBack - rest)));
}
