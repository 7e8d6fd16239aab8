import { isParcel } from "@/src/domain/cart/article-kind";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Pieces } from "./carrier";
import { isRealExchange } from "./is-real-exchange";
import { worthOfPieces } from "./line-worth";
import type { Order, OrderEvent, OrderLine } from "./order";
import { readPieces } from "./pieces";
import { paidBeside, paidRefunds, refundDecisions, type RefundDecision } from "./refund-decisions";

/** Name in an order's timeline of a withdrawal from a part of it. */
export const partWithdrawn = "part-withdrawn";

export type LedgerFacts = Pick<Order, "lines" | "parts" | "timeline" | "refundedAmount" | "refundedToCards">;

/** An order that may take the place of pieces of another one. */
export type Taken = Pick<Order, "state" | "exchange">;

/**
 * Where the pieces of a line are. Each is in one of the first five; beside that it has been sent or not.
 * Source: specification 13.6.
 */
export interface LineLedger {
  /** place of the line in its order, from 0 */
  readonly line: number;
  readonly bought: number;
  /** neither withdrawn from, exchanged nor refunded: its buyer has them or gets them */
  readonly standing: number;
  /** withdrawn from, not refunded yet */
  readonly withdrawn: number;
  /** exchanged, not returned yet */
  readonly awaited: number;
  /** exchanged and returned, not refunded yet */
  readonly returned: number;
  readonly refunded: number;
  /** have left in a parcel, or by mail */
  readonly sent: number;
  /** kept, and not dispatched yet */
  readonly toSend: number;
  /** kept, and dispatched */
  readonly withCustomer: number;
  /** since when money is owed for pieces of the line; null where none is */
  readonly dueSince: Date | null;
}

/** A withdrawal, from a part of an order or from all that was left of it. */
export interface WithdrawnPieces {
  readonly at: Date;
  readonly isPart: boolean;
  readonly pieces: readonly Pieces[];
  /** those that had left: the buyer sends them back */
  readonly back: readonly Pieces[];
  /** refund due for them, hundredths of the charged currency */
  readonly amount: Minor;
}

interface Due {
  readonly at: Date;
  readonly from: "withdrawn" | "returned";
  quantity: number;
}

/** A line while its order's history is read. */
interface Account {
  readonly line: OrderLine;
  standing: number;
  awaited: number;
  refunded: number;
  sent: number;
  /** given up before they left: they stay in the workshop */
  kept: number;
  /** ever withdrawn from */
  withdrawn: number;
  due: Due[];
}

const opened = (line: OrderLine): Account => ({
  line,
  standing: line.quantity,
  awaited: 0,
  refunded: 0,
  sent: isParcel(line.kind) ? 0 : line.quantity,
  kept: 0,
  withdrawn: 0,
  due: [],
});

const here = ({ line, sent, kept }: Account): number => line.quantity - sent - kept;

/** Takes pieces from the kept ones, first from those that were not dispatched. */
function giveUp(account: Account, wanted: number): { readonly taken: number; readonly kept: number } {
  const taken = Math.min(wanted, account.standing);
  const kept = Math.min(taken, here(account));
  account.standing -= taken;
  account.kept += kept;
  return { taken, kept };
}

function withdraw(account: Account, wanted: number, at: Date) {
  const { taken, kept } = giveUp(account, wanted);
  const amount = worthOfPieces(account.line, account.withdrawn, taken);
  account.withdrawn += taken;
  account.due.push({ at, from: "withdrawn", quantity: taken });
  return { taken, back: isParcel(account.line.kind) ? taken - kept : 0, amount };
}

/** Pays for pieces: first for those that money is owed for. */
function refund(account: Account, wanted: number, at: Date): void {
  let left = wanted;
  for (const due of account.due) {
    const paid = due.at <= at ? Math.min(left, due.quantity) : 0;
    due.quantity -= paid;
    left -= paid;
  }
  account.refunded += wanted - left + giveUp(account, left).taken;
}

const owed = (account: Account, from?: Due["from"]): number =>
  account.due.reduce((sum, due) => sum + (from === undefined || due.from === from ? due.quantity : 0), 0);

/** Amount paid for pieces with a refund due. */
const owedWorth = (accounts: readonly Account[]): number =>
  accounts.reduce((sum, account) => sum + worthOfPieces(account.line, account.refunded, owed(account)), 0);

function payAllOwed(accounts: readonly Account[]): void {
  for (const account of accounts) {
    account.refunded += owed(account);
    account.due = [];
  }
}

interface Reading {
  readonly order: LedgerFacts;
  readonly accounts: readonly Account[];
  readonly withdrawals: WithdrawnPieces[];
  partsSent: number;
}

const whole = (accounts: readonly Account[]): readonly Pieces[] =>
  accounts.map(({ standing: quantity }, line) => ({ line, quantity })).filter(({ quantity }) => quantity > 0);

function takeBack({ accounts, withdrawals }: Reading, pieces: readonly Pieces[], at: Date, isPart: boolean) {
  const back: Pieces[] = [];
  let amount = 0;
  for (const { line, quantity } of pieces) {
    const account = accounts[line];
    if (!account) continue;
    const done = withdraw(account, quantity, at);
    if (done.back > 0) back.push({ line, quantity: done.back });
    amount += done.amount;
  }
  withdrawals.push({ at, isPart, pieces, back, amount: minor(amount) });
}

/** What an entry of the timeline means for the pieces of an order; others mean nothing. */
const moves: Readonly<Record<string, (reading: Reading, entry: OrderEvent) => void>> = {
  "part-sent": (reading) => {
    for (const { line, quantity } of reading.order.parts[reading.partsSent]?.pieces ?? []) {
      const account = reading.accounts[line];
      if (account) account.sent += Math.min(quantity, here(account));
    }
    reading.partsSent += 1;
  },
  shipped: ({ accounts }) => {
    for (const account of accounts) account.sent += here(account);
  },
  [partWithdrawn]: (reading, { at, detail }) => takeBack(reading, readPieces(detail ?? ""), at, true),
  withdrawn: (reading, { at }) => takeBack(reading, whole(reading.accounts), at, false),
  refunded: ({ accounts }) => {
    for (const account of accounts) giveUp(account, account.standing);
    for (const account of accounts)
      Object.assign(account, { refunded: account.line.quantity, awaited: 0, due: [] });
  },
};

/** Reads an order's history. @param refunds those whose pieces count as refunded */
function readHistory(
  order: LedgerFacts,
  exchanges: readonly Taken[],
  refunds: readonly RefundDecision[],
): Reading {
  const accounts = order.lines.map(opened);
  const reading: Reading = { order, accounts, withdrawals: [], partsSent: 0 };
  for (const { exchange } of exchanges.filter(isRealExchange))
    for (const { line, quantity } of exchange?.pieces ?? []) {
      const account = accounts[line];
      if (!account) continue;
      const taken = Math.min(quantity, account.standing);
      account.standing -= taken;
      const at = exchange?.returnedAt ?? null;
      if (at === null) account.awaited += taken;
      else account.due.push({ at, from: "returned", quantity: taken });
    }
  for (const [place, entry] of order.timeline.entries()) {
    moves[entry.event]?.(reading, entry);
    for (const { line, quantity } of refunds.find((decision) => decision.place === place)?.pieces ?? []) {
      const account = accounts[line];
      if (account) refund(account, quantity, entry.at);
    }
  }
  return reading;
}

const ledgerOf = (account: Account, line: number): LineLedger => {
  const { standing, awaited, refunded, sent } = account;
  const toSend = Math.min(here(account), standing);
  const since = account.due.filter(({ quantity }) => quantity > 0).map(({ at }) => at.getTime());
  return {
    line,
    bought: account.line.quantity,
    standing,
    withdrawn: owed(account, "withdrawn"),
    awaited,
    returned: owed(account, "returned"),
    refunded,
    sent,
    toSend,
    withCustomer: standing - toSend,
    dueSince: since.length === 0 ? null : new Date(Math.min(...since)),
  };
};

interface Owed {
  /** hundredths of the charged currency */
  readonly amount: Minor;
  readonly since: Date;
}

/** Refund due for pieces: the amount paid for them, minus later refunds without a decision. */
function owedOf({ order, accounts }: Reading, refunds: readonly RefundDecision[]): Owed | null {
  const times = accounts.flatMap((account, line) => ledgerOf(account, line).dueSince ?? []);
  if (times.length === 0) return null;
  const since = times.reduce((first, at) => (at < first ? at : first));
  const amount = minor(owedWorth(accounts) - paidBeside(order, refunds, since));
  return amount > 0 ? { amount, since } : null;
}

/**
 * Where the pieces of each line are. Desk, papers, the buyer's page, mails and every decision about pieces read this and nothing
 * else. @param exchanges orders that take the place of pieces of it
 */
export function lineLedger(order: LedgerFacts, exchanges: readonly Taken[]): readonly LineLedger[] {
  const refunds = refundDecisions(order);
  const reading = readHistory(order, exchanges, refunds);
  if (owedOf(reading, refunds) === null) payAllOwed(reading.accounts);
  return reading.accounts.map(ledgerOf);
}

/** Money that is owed for pieces of an order, and since when; null where none is. */
export function owedMoney(order: LedgerFacts, exchanges: readonly Taken[]): Owed | null {
  const refunds = paidRefunds(order);
  return owedOf(readHistory(order, exchanges, refunds), refunds);
}

type Count =
  | "standing"
  | "withdrawn"
  | "awaited"
  | "returned"
  | "refunded"
  | "sent"
  | "toSend"
  | "withCustomer";

/** Pieces by line; lines without pieces are left out. */
export const piecesOf = (ledger: readonly LineLedger[], ...counts: readonly Count[]): readonly Pieces[] =>
  ledger
    .map((line) => ({ line: line.line, quantity: counts.reduce((sum, count) => sum + line[count], 0) }))
    .filter(({ quantity }) => quantity > 0);

/** Every withdrawal from an order, the oldest first. */
export const withdrawalsOf = (order: LedgerFacts): readonly WithdrawnPieces[] =>
  readHistory(order, [], refundDecisions(order)).withdrawals;
