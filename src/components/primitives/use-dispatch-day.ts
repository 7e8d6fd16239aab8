import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import type { Closure } from "@/src/domain/workshop/workshop";
import { useToday } from "./use-today";

/**
 * @returns the shipping day, so many days from the shopper's today, for the page itself may be some days old; null on
 * the server, which cannot know
 */
export function useDispatchDay(days: number, closures: readonly Closure[]): string | null {
  const day = useToday();
  return day === null ? null : dispatchDay(day, days, closures);
}
