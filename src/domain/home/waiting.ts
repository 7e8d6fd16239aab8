/** Kinds of pending work for staff, in display order. */
export const waitingKinds = [
  "to-ship",
  "held",
  "pre-orders",
  "requests",
  "reviews",
  "affiliates",
  "sold-out",
  "low-stock",
  "failed-mails",
  "failed-jobs",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Counting stops here: "1000+" says as much. */
export const MAX_WAITING = 1_000;

/** A saved change that is not published. */
export interface WaitingDraft {
  /** slug of the collection or global */
  readonly list: string;
  /** null for a global */
  readonly id: number | null;
  /** key, sku or address that identifies it; empty for a global */
  readonly name: string;
  readonly at: Date;
  /** e-mail of the last editor, null where it was not a staff member */
  readonly by: string | null;
}

/** A scheduled action. */
export interface ScheduledAct {
  readonly list: string;
  readonly id: number | null;
  /** key, sku or address that identifies it; empty for a global */
  readonly name: string;
  readonly at: Date;
  readonly isWithdrawal: boolean;
}

/** Orders and revenue of a period. */
export interface Sales {
  readonly count: number;
  /** hundredths of a euro, taken by the payment provider minus refunds */
  readonly revenue: number;
}

/** Today until now, and the same hours of two other days. */
export interface TodaySales {
  readonly today: Sales;
  readonly yesterday: Sales;
  readonly lastWeek: Sales;
}

/** An abandoned cart, without personal data. */
export interface LeftCart {
  readonly at: Date;
  readonly pieces: number;
  /** hundredths of a euro, at the prices that were shown */
  readonly value: number;
  readonly skus: readonly string[];
}

export interface LeftCarts {
  readonly count: number;
  readonly value: number;
  /** the newest ones */
  readonly newest: readonly LeftCart[];
}

/** Best-selling articles of a period; a strap's key comes with its family. */
export interface BestSold {
  readonly watches: readonly SoldOften[];
  readonly dials: readonly SoldOften[];
  readonly straps: readonly SoldOften[];
}

export interface SoldOften {
  readonly key: string;
  readonly count: number;
}
