import { parisDay } from "@/src/domain/calendar/paris-day";
import { useBrowserValue } from "@/src/client/state/live";

const today = () => parisDay(new Date());

/** @returns the shopper's day, as 2026-12-24; null on the server, whose page may be some days old */
export const useToday = (): string | null => useBrowserValue(today, null);
