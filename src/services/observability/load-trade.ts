import { daysAfter, parisDay } from "@/src/domain/calendar/paris-day";
import type { Shop } from "@/src/services/shop";
import type { DayOfOrders } from "@/src/store/figures/figure-rows";
import type { OrdersByState, Outbox } from "@/src/store/observability/trade-rows";

/** Business figures for monitoring; no personal data. */
export interface Trade {
  readonly orders: OrdersByState;
  readonly outbox: Outbox;
  /** Payments whose page expired a while ago, without an outcome from the provider. */
  readonly unsettled: number;
  /** days in Paris */
  readonly days: Readonly<Record<"today" | "yesterday", DayOfOrders>>;
}

/** Orders without an event are checked every two minutes; after this time several checks have failed, ms. */
const patience = 600_000;

/** Sequential queries: monitoring must not take the connections of shoppers. */
export async function loadTrade({ store, clock }: Shop): Promise<Trade> {
  const now = clock();
  const today = parisDay(now);
  const yesterday = daysAfter(today, -1);
  const orders = await store.watching.countOrdersByState();
  const outbox = await store.watching.measureOutbox(now);
  const unsettled = await store.watching.countUnsettled(new Date(now.getTime() - patience));
  const days = await store.figures.readDaysOfOrders(yesterday);
  const dayOf = (day: string) =>
    days.find((known) => known.day === day) ?? { day, created: 0, paid: 0, revenue: 0 };
  return { orders, outbox, unsettled, days: { today: dayOf(today), yesterday: dayOf(yesterday) } };
}
