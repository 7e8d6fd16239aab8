import { choosePromotion, type CandidateLine, type Chosen } from "@/src/domain/cart/choose-promotion";
import type { Promotion } from "@/src/domain/cart/promotion";
import type { Rates } from "@/src/domain/money/currency";
import { withOwn } from "@/src/domain/money/own-price";
import type { ShownLine } from "./price-lines";

const candidate = ({ id, kind, sku, price, own, discount, parts, quantity }: ShownLine): CandidateLine => ({
  id,
  kind,
  sku,
  price,
  ...withOwn(own),
  ownDiscount: discount,
  parts,
  quantity,
});

export const candidatesOf = (lines: readonly ShownLine[]): readonly CandidateLine[] => lines.map(candidate);

/** A cart with its promotion, if one applies. */
export interface PromotedCart extends Pick<Chosen, "promotion" | "amount"> {
  readonly lines: readonly ShownLine[];
}

/** Applies the best of the valid promotions to the lines. Source: specification 12.4. */
export function applyPromotions(
  lines: readonly ShownLine[],
  promotions: readonly Promotion[],
  rates: Rates,
): PromotedCart {
  const { reductions, ...chosen } = choosePromotion(candidatesOf(lines), promotions, rates);
  return { ...chosen, lines: lines.map((line, place) => ({ ...line, ...reductions[place] })) };
}
