import { isCode, type OrderedKind } from "@/src/domain/cart/article-kind";
import { addMinor, minor, zero, type Minor } from "@/src/domain/money/minor";

/** What an amount of an order is for. Only goods contain tax. */
export interface SoldParts {
  readonly goods: Minor;
  /** Duties and taxes of the border that the buyer pays in advance: owed to the carrier, no sale of the shop. */
  readonly duties: Minor;
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
const isDuty = (kind: OrderedKind) => kind === "duties";

/** The lines of an order by what they are to the books. Source: specification 9.8. */
export const soldParts = (lines: readonly SoldLine[]): SoldParts => ({
  goods: sumOf(lines, (kind) => !isCode(kind) && !isDonated(kind) && !isDuty(kind)),
  duties: sumOf(lines, isDuty),
  vouchers: sumOf(lines, isCode),
  donated: sumOf(lines, isDonated),
});

/**
 * Refunds of an order, by what was bought: goods first, then duties, then the cards that were bought, like the cards
 * themselves (see cardsToTakeBack).
 * @param back everything given back so far
 * @param ofDuties part of it that staff gave back for the duties alone
 */
export function partsGivenBack(sold: SoldParts, back: Minor, ofDuties: Minor = zero): SoldParts {
  const named = Math.min(back, ofDuties, sold.duties);
  const goods = Math.min(back - named, sold.goods);
  const duties = named + Math.min(back - named - goods, sold.duties - named);
  const vouchers = Math.min(back - goods - duties, sold.vouchers);
  return {
    goods: minor(goods),
    duties: minor(duties),
    vouchers: minor(vouchers),
    donated: minor(back - goods - duties - vouchers),
  };
}
