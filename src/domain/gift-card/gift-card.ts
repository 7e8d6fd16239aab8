import type { Locale } from "@/src/domain/locale/locale";
import { minor, zero, type Minor } from "@/src/domain/money/minor";
import { worthOf, type CardBalance } from "./ledger";
import type { CardKind } from "./operation";
import { hasExpired } from "./validity";

/** A gift card with its current balance. */
export interface GiftCard {
  readonly id: number;
  /** 128 random bits, or the encrypted code; the shop's key is needed to get the code from either */
  readonly seed: string;
  /** key of look-ups by code; only the shop's key derives it from a code */
  readonly codeHash: string;
  /** the last letters of its code */
  readonly ending: string;
  readonly kind: CardKind;
  /** hundredths of a euro, when it was issued */
  readonly value: Minor;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
  readonly isFrozen: boolean;
  /** the order it was bought with; null for one issued by staff */
  readonly orderId: number | null;
  /** why staff has blocked it; it is then frozen, whatever the payment state of its order */
  readonly blockReason: string | null;
  readonly locale: Locale;
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly senderName: string | null;
  readonly message: string | null;
  readonly sendAt: Date;
  readonly balance: CardBalance;
}

/** Status of a card, the same for every reader. */
export type CardStatus = "open" | "empty" | "frozen" | "expired";

const isUntouched = ({ held, spent }: CardBalance) => held === 0 && spent === 0;

/** What a card can pay now: nothing while frozen or after its end date; a card for one watch pays once. */
export function spendableOf(
  { kind, isFrozen, expiresAt, balance }: Pick<GiftCard, "kind" | "isFrozen" | "expiresAt" | "balance">,
  now: Date,
): Minor {
  const isClosed = isFrozen || hasExpired(expiresAt, now) || (kind === "watch" && !isUntouched(balance));
  return isClosed ? zero : balance.available;
}

/** The balance with the holds of some orders counted as available. */
export const withoutHold = (balance: CardBalance, held: Minor): CardBalance => ({
  ...balance,
  available: minor(balance.available + held),
  held: minor(balance.held - held),
});

/** How a card stands. */
export function statusOf(
  { isFrozen, expiresAt, balance }: Pick<GiftCard, "isFrozen" | "expiresAt" | "balance">,
  now: Date,
): CardStatus {
  if (hasExpired(expiresAt, now)) return "expired";
  if (isFrozen) return "frozen";
  return worthOf(balance) > 0 ? "open" : "empty";
}
