"use client";
import { daysAfter } from "@/src/domain/calendar/paris-day";
import { dayText } from "@/src/domain/locale/day-text";
import type { Locale } from "@/src/domain/locale/locale";
import type { Closure } from "@/src/domain/workshop/workshop";
import { useDispatchDay } from "@/src/components/primitives/use-dispatch-day";

interface Props {
  /** Days from the order to the parcel. */
  days: number;
  closures: readonly Closure[];
  /** Days from the parcel to its delivery; 0 shows the shipping day itself. */
  transitDays?: number;
  locale: Locale;
  /** Texts before and after the date. */
  words: readonly [before: string, after: string];
}

/** The shipping day, or the day of delivery, counted from the day the shopper opens the page. */
export function DispatchDay({ days, closures, transitDays = 0, locale, words: [before, after] }: Props) {
  const shipped = useDispatchDay(days, closures);
  if (shipped === null) return null;
  const day = daysAfter(shipped, transitDays);
  return (
    <>
      {before}
      <time dateTime={day}>{dayText(new Date(day), locale)}</time>
      {after}
    </>
  );
}
