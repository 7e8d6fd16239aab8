import { parisDay } from "@/src/domain/calendar/paris-day";
import { firstDays, periodFigures, type PeriodFigures } from "@/src/domain/tracking/period-figures";
import type { Shop } from "@/src/services/shop";

/** The figures of the last days, including today. @param length days */
export async function loadPeriod(
  { store, clock }: Pick<Shop, "store" | "clock">,
  length: number,
): Promise<PeriodFigures> {
  const today = parisDay(clock());
  const { before } = firstDays(today, length);
  const [counted, orders] = await Promise.all([
    store.figures.readFigures(before),
    store.figures.readDaysOfOrders(before),
  ]);
  return periodFigures(today, length, counted, orders);
}
