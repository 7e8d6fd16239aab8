import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { OrderState } from "@/src/domain/order/order-state";
import type { Locale } from "@/src/domain/locale/locale";

/** How many of each kind a person's page shows; the lists of the admin have the rest. */
export const shownOfPerson = 10;

/** The newest of something, and whether there are more. */
export interface Newest<Entry> {
  readonly entries: readonly Entry[];
  readonly isMore: boolean;
}

/** @param rows one more than is shown, where there are so many */
export const newestOf = <Entry>(rows: readonly Entry[]): Newest<Entry> => ({
  entries: rows.slice(0, shownOfPerson),
  isMore: rows.length > shownOfPerson,
});

/** An account, as the order desk sees it. */
export interface PersonAccount {
  readonly id: number;
  readonly email: string;
  readonly locale: Locale;
  readonly createdAt: Date;
}

/** A customer with at least one paid order, with or without an account. */
export interface Buyer {
  readonly email: string;
  readonly name: string | null;
  /** how many orders were paid */
  readonly orders: number;
  /** hundredths of a euro, minus refunds */
  readonly spend: Minor;
  readonly lastAt: Date;
  /** row number of the newest order; the next page begins after it */
  readonly place: number;
  readonly hasAccount: boolean;
}

/** How many buyers one page lists. */
export const buyersOnPage = 50;

export interface PersonOrder {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly total: Minor;
  readonly currency: Currency;
  readonly at: Date;
}

export interface PersonRequest {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly status: string;
  readonly at: Date;
}

export interface PersonReview {
  readonly id: number;
  readonly rating: number;
  readonly text: string;
  readonly status: string;
  readonly at: Date;
}

export interface PersonPreOrder {
  readonly id: number;
  /** Name of the run. */
  readonly title: string;
  readonly number: number;
  readonly isReleased: boolean;
}

export interface PersonSession {
  readonly since: Date;
  readonly lastAt: Date;
}

export interface PersonSubscription {
  readonly id: number;
  readonly state: string;
  readonly locale: Locale;
  readonly at: Date;
}

export interface PersonSavedWatch {
  readonly id: number;
  readonly bespokeId: string;
  readonly at: Date;
}
