import { daysAfter } from "@/src/domain/calendar/paris-day";
import { workshopDayFrom } from "./working-days";
import type { Closure } from "./workshop";

/**
 * Dispatch day: a number of days after another one, or the next day on which the workshop works and carriers
 * collect. Used by pages, cart, orders and mails.
 * @param from as 2026-12-24
 */
export const dispatchDay = (from: string, days: number, closures: readonly Closure[]): string =>
  workshopDayFrom(daysAfter(from, days), closures);
