"use client";
import { dayText } from "@/src/domain/locale/day-text";
import type { Locale } from "@/src/domain/locale/locale";
import { useDayFromNow } from "@/src/components/primitives/use-day-from-now";

interface Props {
  /** Days from the order to the parcel. */
  days: number;
  locale: Locale;
  /** What stands before and after the date. */
  words: readonly [before: string, after: string];
}

/** The date behind a number of days, counted from the day the shopper looks at it. */
export function DispatchDay({ days, locale, words: [before, after] }: Props) {
  const date = useDayFromNow(days);
  if (!date) return null;
  return (
    <>
      {before}
      <time dateTime={date.toISOString().slice(0, 10)}>{dayText(date, locale)}</time>
      {after}
    </>
  );
}
