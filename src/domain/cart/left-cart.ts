import type { Locale } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";

/** A cart somebody has left. */
export interface LeftCart {
  readonly id: number;
  /** when it was last changed */
  readonly at: Date;
  /** of its customer; null for somebody who never signed in */
  readonly locale: Locale | null;
  /** Its customer's, where they agreed to be reminded and the reader may know; else null. */
  readonly email: string | null;
  readonly customerId: number | null;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  /** in euro, at the prices that were shown */
  readonly worth: Minor;
  readonly remindedAt: Date | null;
  /** An order of it was paid after the reminder. */
  readonly isBack: boolean;
}

/** Where the next part of the list begins. */
export interface LeftCartPlace {
  readonly at: Date;
  readonly id: number;
}

/** What reminders brought back in a month. */
export interface RecoveredMonth {
  /** as 2026-11, in the shop's time zone */
  readonly month: string;
  readonly orders: number;
  /** in euro */
  readonly revenue: Minor;
}

/** An order that a reminder brought back. */
export interface RecoveredOrder {
  readonly id: number;
  readonly number: string;
  readonly paidAt: Date;
  readonly revenue: Minor;
}
