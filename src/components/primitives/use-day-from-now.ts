import { useBrowserValue } from "@/src/state/live";

const dayMs = 86_400_000;
const today = () => Math.floor(Date.now() / dayMs);

/**
 * @returns the day so many days from the one on which the shopper looks, for the page itself may be some days old; null
 * on the server, which cannot know
 */
export function useDayFromNow(days: number): Date | null {
  const day = useBrowserValue(today, null);
  return day === null ? null : new Date((day + days) * dayMs);
}
