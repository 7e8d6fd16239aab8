import { daysAfter } from "@/src/domain/calendar/paris-day";
import { workshopDayFrom } from "./working-days";
import type { Closure } from "./workshop";

/**
 * The day a parcel leaves: so many days after another one, or the next on which the workshop works and carriers collect.
 * Pages, cart, orders and mails all ask here.
 * @param from as 2026-12-24
 */
export const dispatchDay = (from: string, days: number, closures: readonly Closure[]): string =>
  workshopDayFrom(daysAfter(from, days), closures);
