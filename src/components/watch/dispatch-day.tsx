"use client";
import { useSyncExternalStore } from "react";
import { languageTag, type Locale } from "@/src/domain/locale/locale";

interface Props {
  /** Days from the order to the parcel. */
  days: number;
  locale: Locale;
  /** What stands before and after the date. */
  words: readonly [before: string, after: string];
}

const dayMs = 86_400_000;

/** Today, to the day: the page itself may be some days old. Unknown on the server. */
const today = () => Math.floor(Date.now() / dayMs);
const unknown = () => null;
const neverChanges = () => () => undefined;

/** The date behind a number of days, counted from the day the shopper looks at it. */
export function DispatchDay({ days, locale, words: [before, after] }: Props) {
  const day = useSyncExternalStore(neverChanges, today, unknown);
  if (day === null) return null;
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const date = new Date((day + days) * dayMs);
  return (
    <>
      {before}
      <time dateTime={date.toISOString().slice(0, 10)}>{format.format(date)}</time>
      {after}
    </>
  );
}
