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

/** Why the code that a shopper carries takes nothing off. */
export type Refusal =
  /** unknown, ended, used up */
  | { readonly reason: "invalid" }
  /** another promotion takes more off */
  | { readonly reason: "better" }
  | { readonly reason: "sign-in" }
  /** no article it holds for */
  | { readonly reason: "no-article" }
  /** what is missing to its least amount, hundredths of a euro */
  | { readonly reason: "minimum"; readonly missing: Minor };

export interface Chosen {
  readonly promotion: Promotion | null;
  /** what comes off each line, in their order */
  readonly reductions: readonly LineReduction[];
  /** taken off the whole, hundredths of a euro */
  readonly amount: Minor;
}

const amountOf = (promotion: Promotion | null): Minor =>
  promotion?.reduction.kind === "amount" ? promotion.reduction.amount : zero;

/** In euros, which are not converted. */
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

/** What counts towards a least amount: everything but gift cards, after the products' own reductions. */
function goods(lines: readonly CandidateLine[], rates: Rates): Minor {
  const counting = lines.filter(({ kind }) => !isCode(kind));
  return totalOf(counting, applied(counting, null), rates);
}

/** Why a promotion takes nothing off these lines; null where it may. */
function refusalOf(promotion: Promotion, lines: readonly CandidateLine[], rates: Rates): Refusal | null {
  if (promotion.needsSignIn) return { reason: "sign-in" };
  if (!lines.some((line) => holdsFor(promotion, line))) return { reason: "no-article" };
  const missing = promotion.minimum - goods(lines, rates);
  return missing > 0 ? { reason: "minimum", missing: minor(missing) } : null;
}

/**
 * The one promotion of a cart: of those that hold, the one that takes most off; among equals the one the shopper
 * carries, then the first by its name. Promotions are never added up.
 * Source: specification 12.4.
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
 * Why the code a shopper carries is not the promotion of their cart; null where it is, or where none is carried.
 * @param carried as it stands in the cookie, checked for its form only
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
  // What holds for no cart of theirs is said before there is anything in it.
  if (promotion.needsSignIn) return { reason: "sign-in" };
  if (lines.length === 0) return null;
  return refusalOf(promotion, lines, rates) ?? { reason: chosen ? "better" : "no-article" };
}
