"use client";
import { dayText } from "@/src/domain/locale/day-text";
import type { Locale } from "@/src/domain/locale/locale";
import type { Closure } from "@/src/domain/workshop/workshop";
import { useDispatchDay } from "@/src/components/primitives/use-dispatch-day";

interface Props {
  /** Days from the order to the parcel. */
  days: number;
  closures: readonly Closure[];
  locale: Locale;
  /** Texts before and after the date. */
  words: readonly [before: string, after: string];
}

/** The shipping day, counted from the day the shopper opens the page. */
export function DispatchDay({ days, closures, locale, words: [before, after] }: Props) {
  const day = useDispatchDay(days, closures);
  if (day === null) return null;
  return (
    <>
      {before}
      <time dateTime={day}>{dayText(new Date(day), locale)}</time>
      {after}
    </>
  );
}
