/** What waits for somebody of the staff, in the order it is shown. */
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

/** Beyond so many nobody counts: "1000+" says as much. */
export const MAX_WAITING = 1_000;

/** A change that somebody has saved and not published. */
export interface WaitingDraft {
  /** slug of the collection or global */
  readonly list: string;
  /** null for a global */
  readonly id: number | null;
  /** key, sku, address: what it is known by; empty for a global */
  readonly name: string;
  readonly at: Date;
  /** e-mail of who saved it last, null where nobody of the staff did */
  readonly by: string | null;
}

/** What happens by itself at an hour. */
export interface ScheduledAct {
  readonly list: string;
  readonly id: number | null;
  /** what it is known by; empty for a global */
  readonly name: string;
  readonly at: Date;
  readonly isWithdrawal: boolean;
}

/** Orders and money of a stretch of time. */
export interface Sales {
  readonly count: number;
  /** hundredths of a euro, taken by the payment provider less what was given back of it */
  readonly revenue: number;
}

/** Today until now, and the same hours of two other days. */
export interface TodaySales {
  readonly today: Sales;
  readonly yesterday: Sales;
  readonly lastWeek: Sales;
}

/** A cart somebody has left, without a trace of whose it is. */
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

/** What was sold most in a stretch of time; a strap's key comes with its family. */
export interface BestSold {
  readonly watches: readonly SoldOften[];
  readonly dials: readonly SoldOften[];
  readonly straps: readonly SoldOften[];
}

export interface SoldOften {
  readonly key: string;
  readonly count: number;
}
