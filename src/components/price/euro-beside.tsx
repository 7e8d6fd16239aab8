"use client";
import type { Locale } from "@/src/domain/locale/locale";
import { defaultCurrency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useCurrency } from "@/src/client/state/currency";

interface Props {
  /** hundredths of a euro */
  euro: Minor;
  locale: Locale;
}

/** The euro amount beside a price in another currency; nothing where that is the euro. */
export function EuroBeside({ euro, locale }: Props) {
  if (useCurrency() === defaultCurrency) return null;
  return (
    <small>
      <LiveFigure>{formatMoney(euro, defaultCurrency, locale)}</LiveFigure>
    </small>
  );
}
