import type { Currency } from "@/src/domain/money/currency";
import { minusMinor, zero, type Minor } from "@/src/domain/money/minor";
import type { OrderVat } from "@/src/domain/vat/order-vat";
import type { Credited } from "./credit-note";

/**
 * Where an amount belongs. `goods`: sales, with their tax. `cards`: what the shop owes those who hold gift cards.
 * `donations`: given, no tax. `disputes`: what banks took for good; the sale stays one, with its tax. The last three are the other side of what happens to
 * cards beside any order: ended unspent, issued by staff for nothing, given back although spent.
 */
const bookAccounts = ["goods", "cards", "donations", "disputes", "lapsed", "goodwill", "loss"] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** What happened. */
const bookOperations = ["sale", "payment", "refund", "dispute", "issue", "expiry", "loss"] as const;
export type BookOperation = (typeof bookOperations)[number];

/** A line of the journal: net and tax add up to its gross amount. */
export interface JournalLine {
  readonly at: Date;
  /** number of the receipt or credit note; empty for what happens to a card beside any order */
  readonly document: string;
  readonly order: string;
  readonly operation: BookOperation;
  readonly account: BookAccount;
  readonly currency: Currency;
  readonly country: string;
  readonly percent: number;
  /** hundredths of the currency */
  readonly gross: Minor;
  readonly vat: Minor;
  /** the provider's name of the payment, or the end of a card's code */
  readonly reference: string;
}

type Occasion = Pick<
  JournalLine,
  "at" | "document" | "order" | "currency" | "country" | "percent" | "reference"
>;

/** A receipt as the journal needs it. */
export interface ReceiptEntry extends Occasion {
  readonly vat: Pick<OrderVat, "goods" | "vouchers" | "donated" | "amount">;
  /** what gift cards paid of it */
  readonly covered: Minor;
}

/** A credit note as the journal needs it. */
export interface CreditEntry extends Occasion {
  readonly credited: Credited;
}

/** What a bank took for good, as a dispute was lost; below nothing where it gave that back. */
export interface DisputeEntry extends Occasion {
  readonly amount: Minor;
}

/** Something that happened to a card beside any order: an account of its ledger that is the shop's side of it. */
export interface CardEntry extends Occasion {
  readonly account: "sold" | "lapsed" | "missing";
  readonly amount: Minor;
}

const untaxed = { percent: 0, vat: zero } as const;

const present = (lines: readonly JournalLine[]): readonly JournalLine[] =>
  lines.filter(({ gross, vat }) => gross !== 0 || vat !== 0);

/** Lines of a receipt. Their sum is what the payment provider charged: what cards pay is no money that comes. */
export function linesOfReceipt({ vat, covered, ...occasion }: ReceiptEntry): readonly JournalLine[] {
  const line = { ...occasion, operation: "sale" } as const;
  return present([
    { ...line, account: "goods", gross: vat.goods, vat: vat.amount },
    { ...line, ...untaxed, account: "cards", gross: vat.vouchers },
    { ...line, ...untaxed, account: "donations", gross: vat.donated },
    { ...line, ...untaxed, operation: "payment", account: "cards", gross: minusMinor(covered) },
  ]);
}

/** Lines of a credit note. Their sum is what the payment provider gave back of the receipt, below nothing. */
export function linesOfCredit({ credited, ...occasion }: CreditEntry): readonly JournalLine[] {
  const line = { ...occasion, operation: "refund" } as const;
  const { goods, vouchers, donated, toCards, vat } = credited;
  return present([
    { ...line, account: "goods", gross: minusMinor(goods), vat: minusMinor(vat) },
    { ...line, ...untaxed, account: "cards", gross: minusMinor(vouchers) },
    { ...line, ...untaxed, account: "donations", gross: minusMinor(donated) },
    { ...line, ...untaxed, account: "cards", gross: toCards },
  ]);
}

/** The line of a dispute that was lost: what the payment provider was made to give back beside any credit note. */
export const linesOfDispute = ({ amount, ...occasion }: DisputeEntry): readonly JournalLine[] =>
  present([
    { ...occasion, ...untaxed, operation: "dispute", account: "disputes", gross: minusMinor(amount) },
  ]);

const cardOperations = {
  sold: { operation: "issue", account: "goodwill" },
  lapsed: { operation: "expiry", account: "lapsed" },
  missing: { operation: "loss", account: "loss" },
} as const satisfies Readonly<Record<CardEntry["account"], Pick<JournalLine, "operation" | "account">>>;

/** Lines of what happened to a card beside any order: what the shop owes, and the other side. Their sum is nothing. */
export function linesOfCard({ account, amount, ...occasion }: CardEntry): readonly JournalLine[] {
  const line = { ...occasion, ...untaxed, operation: cardOperations[account].operation };
  return present([
    { ...line, account: "cards", gross: minusMinor(amount) },
    { ...line, account: cardOperations[account].account, gross: amount },
  ]);
}
