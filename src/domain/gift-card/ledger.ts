import { minor, minusMinor, zero, type Minor } from "@/src/domain/money/minor";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CardAccount, CardOperation } from "./operation";

/** An amount credited to or debited from an account of a card: hundredths of a euro. */
export interface Posting {
  readonly account: CardAccount;
  readonly amount: Minor;
}

/** Balance of each account of a card. */
export type CardBalance = Readonly<Record<CardAccount, Minor>>;

export const emptyBalance: CardBalance = {
  sold: zero,
  available: zero,
  held: zero,
  frozen: zero,
  spent: zero,
  lapsed: zero,
  missing: zero,
};

/**
 * Debited and credited account of each operation. `missing` is what the shop gave although the card no longer held
 * it.
 */
const moves: Readonly<Record<CardOperation, readonly [from: CardAccount, to: CardAccount]>> = {
  issue: ["sold", "available"],
  hold: ["available", "held"],
  capture: ["held", "spent"],
  release: ["held", "available"],
  refund: ["spent", "available"],
  freeze: ["available", "frozen"],
  thaw: ["frozen", "available"],
  expire: ["available", "lapsed"],
  cancel: ["available", "sold"],
  restore: ["sold", "available"],
};

/** Accounts that may be negative: what was sold is owed, what is missing is the shop's loss. */
const mayOwe: readonly CardAccount[] = ["sold", "missing"];

export interface Movement {
  readonly operation: CardOperation;
  readonly amount: Minor;
  /** A frozen card pays nothing: credits and permanent debits go through `frozen`. */
  readonly isFrozen?: boolean;
  /** Not on the card, but given nevertheless: the shop bears it. */
  readonly isMissing?: boolean;
}

export type LedgerError = "not-an-amount" | "not-enough";

const throughFrozen: readonly CardOperation[] = ["release", "refund", "cancel", "restore"];

function sides({ operation, isFrozen, isMissing }: Movement): readonly [CardAccount, CardAccount] {
  const [from, to] = moves[operation];
  const turn = (account: CardAccount): CardAccount => {
    if (isMissing && (account === "available" || account === "held")) return "missing";
    return account === "available" && isFrozen && throughFrozen.includes(operation) ? "frozen" : account;
  };
  return [turn(from), turn(to)];
}

/**
 * The two postings of an operation, which sum to zero. Refused when an account has too little. Source:
 * specification 14.1, double entry.
 */
export function postingsOf(
  balance: CardBalance,
  movement: Movement,
): Result<readonly [Posting, Posting], LedgerError> {
  const { amount } = movement;
  if (amount <= 0) return fail("not-an-amount");
  const [from, to] = sides(movement);
  if (!mayOwe.includes(from) && balance[from] < amount) return fail("not-enough");
  return ok([
    { account: from, amount: minusMinor(amount) },
    { account: to, amount },
  ]);
}

/** The balance after some postings. */
export function balanceAfter(balance: CardBalance, postings: readonly Posting[]): CardBalance {
  const after = { ...balance };
  for (const { account, amount } of postings) after[account] = minor(after[account] + amount);
  return after;
}

/** Total value of a card, whether it can be spent now or not. */
export const worthOf = ({ available, held, frozen }: CardBalance): Minor => minor(available + held + frozen);
