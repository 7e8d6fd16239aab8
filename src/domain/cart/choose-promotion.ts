import type { Rates } from "@/src/domain/money/currency";
import { minor, zero, type Minor } from "@/src/domain/money/minor";
import { isCode } from "./article-kind";
import { holdsFor, lineReduction, type LineReduction, type ReducibleLine } from "./line-reduction";
import type { Promotion } from "./promotion";
import { totalCart } from "./total-cart";

/** A line of a cart before any promotion. */
export interface CandidateLine extends ReducibleLine {
  readonly id: string;
  readonly quantity: number;
}

/** Why the entered code takes nothing off. */
export type Refusal =
  /** unknown, ended, used up */
  | { readonly reason: "invalid" }
  /** another promotion takes more off */
  | { readonly reason: "better" }
  | { readonly reason: "sign-in" }
  /** the cart has no article the promotion applies to */
  | { readonly reason: "no-article" }
  /** amount missing to the minimum, hundredths of a euro */
  | { readonly reason: "minimum"; readonly missing: Minor };

export interface Chosen {
  readonly promotion: Promotion | null;
  /** reduction of each line, in the order of the lines */
  readonly reductions: readonly LineReduction[];
  /** taken off the total, hundredths of a euro */
  readonly amount: Minor;
}

const amountOf = (promotion: Promotion | null): Minor =>
  promotion?.reduction.kind === "amount" ? promotion.reduction.amount : zero;

/** In euros, which need no conversion. */
function totalOf(
  lines: readonly CandidateLine[],
  { reductions, amount }: Omit<Chosen, "promotion">,
  rates: Rates,
) {
  const counted = lines.map((line, place) => ({
    ...line,
    discount: 0,
    free: zero,
    isShared: false,
    ...reductions[place],
  }));
  return totalCart(counted, "EUR", rates, amount).total;
}

const applied = (lines: readonly CandidateLine[], promotion: Promotion | null): Chosen => ({
  promotion,
  reductions: lines.map((line) => lineReduction(line, promotion)),
  amount: amountOf(promotion),
});

/** Total that counts towards a minimum: everything but gift cards, after the products' own reductions. */
function goods(lines: readonly CandidateLine[], rates: Rates): Minor {
  const counting = lines.filter(({ kind }) => !isCode(kind));
  return totalOf(counting, applied(counting, null), rates);
}

/** Why a promotion takes nothing off these lines; null where it applies. */
function refusalOf(promotion: Promotion, lines: readonly CandidateLine[], rates: Rates): Refusal | null {
  if (promotion.needsSignIn) return { reason: "sign-in" };
  if (!lines.some((line) => holdsFor(promotion, line))) return { reason: "no-article" };
  const missing = promotion.minimum - goods(lines, rates);
  return missing > 0 ? { reason: "minimum", missing: minor(missing) } : null;
}

/**
 * Chooses the promotion of a cart: the largest reduction; among equals the entered code, then the first by name.
 * Promotions are never added up. Source: specification 12.4.
 */
export function choosePromotion(
  lines: readonly CandidateLine[],
  promotions: readonly Promotion[],
  rates: Rates,
): Chosen {
  const possible = promotions
    .filter((promotion) => refusalOf(promotion, lines, rates) === null)
    .toSorted((a, b) => Number(a.isAutomatic) - Number(b.isAutomatic) || (a.code < b.code ? -1 : 1))
    .map((promotion) => applied(lines, promotion))
    .map((chosen) => ({ chosen, total: totalOf(lines, chosen, rates) }));
  const none = applied(lines, null);
  const best = possible.reduce((found, candidate) => (candidate.total < found.total ? candidate : found), {
    chosen: none,
    total: totalOf(lines, none, rates),
  });
  return best.chosen;
}

/**
 * Why the entered code is not the promotion of the cart; null where it is, or where no code is entered.
 * @param carried value of the cookie, of which only the form has been checked
 */
export function refusalOfCarried(
  carried: string | null,
  lines: readonly CandidateLine[],
  promotions: readonly Promotion[],
  { promotion: chosen }: Pick<Chosen, "promotion">,
  rates: Rates,
): Refusal | null {
  if (carried === null) return null;
  const code = carried.trim().toUpperCase();
  if (chosen?.code === code) return null;
  const promotion = promotions.find((one) => one.code === code);
  if (!promotion) return { reason: "invalid" };
  // These reasons do not depend on the cart, so they are reported even when it is empty.
  if (promotion.needsSignIn) return { reason: "sign-in" };
  if (lines.length === 0) return null;
  return refusalOf(promotion, lines, rates) ?? { reason: chosen ? "better" : "no-article" };
}
