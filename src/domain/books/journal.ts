import type { Currency } from "@/src/domain/money/currency";
import { minusMinor, zero, type Minor } from "@/src/domain/money/minor";
import type { OrderVat } from "@/src/domain/vat/order-vat";
import type { Credited } from "./credit-note";

/**
 * Account of an amount. `goods`: sales, with their tax. `cards`: what the shop owes the holders of gift cards.
 * `donations`: no tax. `duties`: what buyers paid for the border, owed to the carrier. `disputes`: lost to banks; the sale stays one, with its tax. The last three are the
 * counterpart of card movements without an order: ended unspent, issued by staff without payment, refunded although
 * spent.
 */
const bookAccounts = [
  "goods",
  "duties",
  "cards",
  "donations",
  "disputes",
  "lapsed",
  "goodwill",
  "loss",
] as const;
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
  readonly vat: Pick<OrderVat, "goods" | "duties" | "vouchers" | "donated" | "amount">;
  /** what gift cards paid of it */
  readonly covered: Minor;
}

/** A credit note as the journal needs it. */
export interface CreditEntry extends Occasion {
  readonly credited: Credited;
}

/** Amount lost to a bank by a dispute; negative where it was returned. */
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

/** Lines of a receipt. Their sum is the amount charged by the payment provider: card payments are no new money. */
export function linesOfReceipt({ vat, covered, ...occasion }: ReceiptEntry): readonly JournalLine[] {
  const line = { ...occasion, operation: "sale" } as const;
  return present([
    { ...line, account: "goods", gross: vat.goods, vat: vat.amount },
    { ...line, ...untaxed, account: "duties", gross: vat.duties },
    { ...line, ...untaxed, account: "cards", gross: vat.vouchers },
    { ...line, ...untaxed, account: "donations", gross: vat.donated },
    { ...line, ...untaxed, operation: "payment", account: "cards", gross: minusMinor(covered) },
  ]);
}

/** Lines of a credit note. Their sum is the provider's refund of the receipt, negative. */
export function linesOfCredit({ credited, ...occasion }: CreditEntry): readonly JournalLine[] {
  const line = { ...occasion, operation: "refund" } as const;
  const { goods, duties, vouchers, donated, toCards, vat } = credited;
  return present([
    { ...line, account: "goods", gross: minusMinor(goods), vat: minusMinor(vat) },
    { ...line, ...untaxed, account: "duties", gross: minusMinor(duties) },
    { ...line, ...untaxed, account: "cards", gross: minusMinor(vouchers) },
    { ...line, ...untaxed, account: "donations", gross: minusMinor(donated) },
    { ...line, ...untaxed, account: "cards", gross: toCards },
  ]);
}

/** The line of a lost dispute: the provider's payment to the bank, beside any credit note. */
export const linesOfDispute = ({ amount, ...occasion }: DisputeEntry): readonly JournalLine[] =>
  present([
    { ...occasion, ...untaxed, operation: "dispute", account: "disputes", gross: minusMinor(amount) },
  ]);

const cardOperations = {
  sold: { operation: "issue", account: "goodwill" },
  lapsed: { operation: "expiry", account: "lapsed" },
  missing: { operation: "loss", account: "loss" },
} as const satisfies Readonly<Record<CardEntry["account"], Pick<JournalLine, "operation" | "account">>>;

/** Lines of a card movement without an order: the shop's debt, and its counterpart. Their sum is zero. */
export function linesOfCard({ account, amount, ...occasion }: CardEntry): readonly JournalLine[] {
  const line = { ...occasion, ...untaxed, operation: cardOperations[account].operation };
  return present([
    { ...line, account: "cards", gross: minusMinor(amount) },
    { ...line, account: cardOperations[account].account, gross: amount },
  ]);
}
