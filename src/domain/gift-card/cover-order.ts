import type { OrderedKind } from "@/src/domain/cart/article-kind";
import { minor, zero, type Minor } from "@/src/domain/money/minor";
import type { CardKind } from "./operation";

/** Minimum of a card payment, hundredths of a euro. Source: the payment provider. */
export const MIN_REST = minor(50);

/** A gift card entered at checkout. */
export interface OfferedCard {
  readonly id: number;
  readonly kind: CardKind;
  /** what it can pay now, hundredths of a euro */
  readonly spendable: Minor;
}

/** What a card pays of an order. */
export interface Cover {
  readonly id: number;
  readonly amount: Minor;
}

interface Payable {
  readonly kind: OrderedKind;
  readonly unit: Minor;
  readonly total: Minor;
}

/** A card buys neither another card nor good deeds. Source: terms, "Cartes cadeaux". */
const isPayable = ({ kind }: Payable) => kind !== "gift-card" && kind !== "donation";
const isWatch = ({ kind }: Payable) => kind === "watch" || kind === "bespoke" || kind === "surprise-watch";

const isForWatch = ({ kind }: OfferedCard) => kind === "watch";

/** Number of lines a card of a kind can pay: all of them, or the dearest watch. */
const reach: Readonly<Record<CardKind, (lines: readonly Payable[]) => number>> = {
  amount: (lines) => lines.filter(isPayable).reduce((sum, line) => sum + line.total, 0),
  watch: (lines) => Math.max(0, ...lines.filter(isWatch).map(({ unit, total }) => Math.min(unit, total))),
};

/** Reduces the last covers until `rest` is left to pay. */
function giveBack(covers: readonly Cover[], rest: number): readonly Cover[] {
  let back = rest;
  return covers
    .toReversed()
    .map((cover) => {
      const less = Math.min(back, cover.amount);
      back -= less;
      return { ...cover, amount: minor(cover.amount - less) };
    })
    .toReversed();
}

/**
 * What each card pays of an order in euros, in the order they were entered: cards for one watch first, which pay
 * nothing else. A rest below the minimum of a bank card is raised to that minimum. Source: specification 14.2;
 * terms, "Cartes cadeaux".
 */
export function coverOrder(lines: readonly Payable[], cards: readonly OfferedCard[]): readonly Cover[] {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const most = reach.amount(lines);
  const ordered = [...cards.filter(isForWatch), ...cards.filter((card) => !isForWatch(card))];
  let covered = 0;
  const covers: Cover[] = [];
  for (const { id, kind, spendable } of ordered) {
    const left = most - covered;
    const isSecondWatch = kind === "watch" && covered > 0;
    const amount = isSecondWatch ? 0 : Math.min(spendable, reach[kind](lines), left);
    covers.push({ id, amount: minor(amount) });
    covered += amount;
  }
  const rest = total - covered;
  const isPayableRest = rest === 0 || rest >= MIN_REST;
  const settled = isPayableRest ? covers : giveBack(covers, Math.min(MIN_REST - rest, covered));
  return settled.filter(({ amount }) => amount > 0);
}

/** Total that cards pay of an order. */
export const coveredBy = (covers: readonly { readonly amount: Minor }[]): Minor =>
  covers.reduce((sum, { amount }) => minor(sum + amount), zero);
