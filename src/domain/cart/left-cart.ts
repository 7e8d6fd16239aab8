import type { Locale } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";

/** An abandoned cart. */
export interface LeftCart {
  readonly id: number;
  /** when it was last changed */
  readonly at: Date;
  /** language of its customer; null for a visitor who never signed in */
  readonly locale: Locale | null;
  /** The customer's address, where they agreed to reminders and the reader may see it; else null. */
  readonly email: string | null;
  readonly customerId: number | null;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  /** in euro, at the prices that were shown */
  readonly worth: Minor;
  readonly remindedAt: Date | null;
  /** An order from this cart was paid after the reminder. */
  readonly isBack: boolean;
}

/** Start of the next page of the list. */
export interface LeftCartPlace {
  readonly at: Date;
  readonly id: number;
}

/** Revenue recovered by reminders in a month. */
export interface RecoveredMonth {
  /** as 2026-11, in the shop's time zone */
  readonly month: string;
  readonly orders: number;
  /** in euro */
  readonly revenue: Minor;
}

/** An order recovered by a reminder. */
export interface RecoveredOrder {
  readonly id: number;
  readonly number: string;
  readonly paidAt: Date;
  readonly revenue: Minor;
}
