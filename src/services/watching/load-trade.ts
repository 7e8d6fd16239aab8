import { daysAfter, parisDay } from "@/src/domain/calendar/paris-day";
import type { Shop } from "@/src/services/shop";
import type { OrdersByState, Outbox } from "@/src/store/watching/trade-rows";

export interface DayOfTrade {
  readonly begun: number;
  readonly paid: number;
  /** hundredths of a euro, less what was given back of it since */
  readonly revenue: number;
}

/** Where the shop's business stands, for whoever watches it; nothing about anybody. */
export interface Trade {
  readonly orders: OrdersByState;
  readonly outbox: Outbox;
  /** Payments whose page has been over for a while, without a word of the provider what became of them. */
  readonly unsettled: number;
  /** days in Paris */
  readonly days: Readonly<Record<"today" | "yesterday", DayOfTrade>>;
}

/** Orders that nobody hears of are asked about every two minutes: these were, several times, ms. */
const patience = 600_000;
const nothing: DayOfTrade = { begun: 0, paid: 0, revenue: 0 };

/** One question after the other: who watches must not take the connections of those who buy. */
export async function loadTrade({ store, clock }: Shop): Promise<Trade> {
  const now = clock();
  const today = parisDay(now);
  const yesterday = daysAfter(today, -1);
  const orders = await store.watching.countOrdersByState();
  const outbox = await store.watching.measureOutbox(now);
  const unsettled = await store.watching.countUnsettled(new Date(now.getTime() - patience));
  const days = await store.figures.readDaysOfOrders(yesterday);
  const dayOf = (name: string) => days.find((known) => known.day === name) ?? nothing;
  return { orders, outbox, unsettled, days: { today: dayOf(today), yesterday: dayOf(yesterday) } };
}
