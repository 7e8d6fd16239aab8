import { daysAfter } from "@/src/domain/calendar/paris-day";
import type { FigureKind } from "./day-figure";

/** Charts by day. Views come from visitors with consent, the others from the shop's own rows. */
export const seriesNames = ["views", "additions", "created", "paid", "revenue"] as const;
export type SeriesName = (typeof seriesNames)[number];

/** How often something was counted on a day. */
interface Counted {
  readonly day: string;
  readonly kind: FigureKind;
  readonly subject: string;
  readonly count: number;
}

/** Orders of a day and their revenue in hundredths of a euro. */
interface DayOfOrders {
  readonly day: string;
  readonly created: number;
  readonly paid: number;
  readonly revenue: number;
}

export interface Series {
  /** one value for each day, oldest first */
  readonly values: readonly number[];
  readonly total: number;
  /** total of as many days before */
  readonly before: number;
}

export interface Ranked {
  readonly subject: string;
  readonly count: number;
}

export interface PeriodFigures {
  /** as 2026-03-31, oldest first; today is the last */
  readonly days: readonly string[];
  readonly series: Readonly<Record<SeriesName, Series>>;
  /** Most frequent first. */
  readonly ranked: Readonly<Record<FigureKind, readonly Ranked[]>>;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** First day of a period and of the one before it, whose last day is today. */
export const firstDays = (today: string, length: number) => ({
  first: daysAfter(today, 1 - length),
  before: daysAfter(today, 1 - 2 * length),
});

function rank(counted: readonly Counted[], kind: FigureKind): readonly Ranked[] {
  const counts = new Map<string, number>();
  for (const { subject, count } of counted.filter((figure) => figure.kind === kind)) {
    counts.set(subject, (counts.get(subject) ?? 0) + count);
  }
  return [...counts]
    .map(([subject, count]) => ({ subject, count }))
    .toSorted((a, b) => b.count - a.count || (a.subject < b.subject ? -1 : 1));
}

/**
 * The figures of a number of days, and of as many before them for comparison. Days without events are included.
 * @param counted and orders: of both periods
 */
export function periodFigures(
  today: string,
  length: number,
  counted: readonly Counted[],
  orders: readonly DayOfOrders[],
): PeriodFigures {
  const { first, before } = firstDays(today, length);
  const ofBoth = Array.from({ length: 2 * length }, (_, at) => daysAfter(before, at));
  const values = new Map<string, number>();
  const add = (name: SeriesName, day: string, value: number) =>
    values.set(`${name} ${day}`, (values.get(`${name} ${day}`) ?? 0) + value);
  for (const { day, kind, count } of counted) {
    if (kind === "view") add("views", day, count);
    if (kind === "cart") add("additions", day, count);
  }
  for (const { day, created, paid, revenue } of orders) {
    add("created", day, created);
    add("paid", day, paid);
    add("revenue", day, revenue);
  }
  const series = (name: SeriesName): Series => {
    const all = ofBoth.map((day) => values.get(`${name} ${day}`) ?? 0);
    const own = all.slice(length);
    return { values: own, total: sum(own), before: sum(all.slice(0, length)) };
  };
  const recent = counted.filter(({ day }) => day >= first);
  return {
    days: ofBoth.slice(length),
    series: {
      views: series("views"),
      additions: series("additions"),
      created: series("created"),
      paid: series("paid"),
      revenue: series("revenue"),
    },
    ranked: {
      view: rank(recent, "view"),
      "ad-view": rank(recent, "ad-view"),
      campaign: rank(recent, "campaign"),
      cart: rank(recent, "cart"),
      "no-hit": rank(recent, "no-hit"),
    },
  };
}

/** Whole percent of orders created that were paid; null where none was created. */
export const conversion = ({ series: { created, paid } }: PeriodFigures): number | null =>
  created.total === 0 ? null : Math.round((100 * paid.total) / created.total);
