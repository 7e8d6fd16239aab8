import { isCode, type OrderedKind } from "@/src/domain/cart/article-kind";
import { addMinor, minor, type Minor } from "@/src/domain/money/minor";

/** What an amount of an order is for. Only goods contain tax. */
export interface SoldParts {
  readonly goods: Minor;
  /** Gift cards and gift watches, multi-purpose vouchers: taxed when they pay, not when they are sold. */
  readonly vouchers: Minor;
  readonly donated: Minor;
}

export interface SoldLine {
  readonly kind: OrderedKind;
  readonly total: Minor;
}

const sumOf = (lines: readonly SoldLine[], belongs: (kind: OrderedKind) => boolean): Minor =>
  addMinor(...lines.filter(({ kind }) => belongs(kind)).map(({ total }) => total));

const isDonated = (kind: OrderedKind) => kind === "donation";

/** The lines of an order by what they are to the books. Source: specification 9.8. */
export const soldParts = (lines: readonly SoldLine[]): SoldParts => ({
  goods: sumOf(lines, (kind) => !isCode(kind) && !isDonated(kind)),
  vouchers: sumOf(lines, isCode),
  donated: sumOf(lines, isDonated),
});

/**
 * Refunds of an order, by what was bought: goods first, then the cards that were bought, like the cards themselves
 * (see cardsToTakeBack).
 * @param back everything given back so far
 */
export function partsGivenBack(sold: SoldParts, back: Minor): SoldParts {
  const goods = Math.min(back, sold.goods);
  const vouchers = Math.min(back - goods, sold.vouchers);
  return { goods: minor(goods), vouchers: minor(vouchers), donated: minor(back - goods - vouchers) };
}
