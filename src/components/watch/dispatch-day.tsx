"use client";
import { daysAfter } from "@/src/domain/calendar/paris-day";
import { dayText } from "@/src/domain/locale/day-text";
import { useCurrency } from "@/src/client/state/currency";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Closure } from "@/src/domain/workshop/workshop";
import { useDispatchDay } from "@/src/components/primitives/use-dispatch-day";

export interface DispatchDayProps {
  /** Days from the order to the parcel. */
  days: number;
  closures: readonly Closure[];
  /** Days from the parcel to its delivery, by shown currency and else; left out, the shipping day itself is shown. */
  transit?: Readonly<Partial<Record<Currency, number>> & { else: number }>;
  locale: Locale;
  /** Texts before and after the date. */
  words: readonly [before: string, after: string];
}

/** The shipping day, or the day of delivery, counted from the day the shopper opens the page. */
export function DispatchDay({
  days,
  closures,
  transit = { else: 0 },
  locale,
  words: [before, after],
}: DispatchDayProps) {
  const shipped = useDispatchDay(days, closures);
  const currency = useCurrency();
  if (shipped === null) return null;
  const day = daysAfter(shipped, transit[currency] ?? transit.else);
  return (
    <>
      {before}
      <time dateTime={day}>{dayText(new Date(day), locale)}</time>
      {after}
    </>
  );
}
