import { parisDay } from "@/src/domain/calendar/paris-day";

/** Years a card is worth its money. Source: terms, "Cartes cadeaux". */
const years = 2;
/** Months a card made for a refund to one that has ended is worth its money. Source: terms, "Cartes cadeaux". */
const refundMonths = 6;

function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  // 31 August plus six months is the last of February, not a day in March.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** When a card issued at a moment ends. */
export const cardEnd = (issued: Date): Date => monthsLater(issued, years * 12);

/** When a card ends that takes a refund for one that has ended. */
export const refundCardEnd = (issued: Date): Date => monthsLater(issued, refundMonths);

/** Whether a card can still be spent: the whole of its last day, in Paris. */
export const hasExpired = (expiresAt: Date, now: Date): boolean => parisDay(now) > parisDay(expiresAt);
