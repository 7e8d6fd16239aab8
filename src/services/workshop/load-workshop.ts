import { parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDate } from "@/src/domain/order/dispatch-date";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { leftToSend } from "@/src/domain/order/parcels";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { Selection } from "@/src/domain/watch/selection";
import { planDays, type PlannedDay } from "@/src/domain/workshop/plan-days";
import { sortOf, type BuildSort, type PerSort } from "@/src/domain/workshop/workshop";
import type { Shop } from "@/src/services/shop";
import { partsOfLine } from "./parts-of-line";

/** Pieces of one line to be built. */
export interface Build {
  readonly order: Order;
  readonly line: OrderLine;
  readonly sort: BuildSort | null;
  /** promised dispatch day, as 2026-12-24 */
  readonly promised: string;
  readonly isLate: boolean;
  /** its parts; null if the workshop decides */
  readonly parts: Selection | null;
}

export interface LoadedWorkshop {
  readonly perDay: PerSort<number | null>;
  readonly waiting: PerSort<number>;
  /** days with pieces to build, next one first */
  readonly days: readonly PlannedDay<Build>[];
  readonly catalogue: Catalogue;
  /** whether more orders are waiting than shown */
  readonly isCut: boolean;
}

/** Most orders shown: some weeks of work, on a page that loads quickly. */
const MAX_ORDERS = 60;

/** Pieces to build by promised day, and whether a day is overbooked. */
export async function loadWorkshop({ store, clock }: Shop): Promise<LoadedWorkshop> {
  const [{ settings, catalogue, products, watches }, orders, waiting] = await Promise.all([
    store.loadSnapshot(),
    store.workshop.findToBuild(MAX_ORDERS + 1),
    store.workshop.countToBuild(),
  ]);
  const today = parisDay(clock());
  const builds = orders.slice(0, MAX_ORDERS).flatMap((order) => {
    const leaves = dispatchDate(order, catalogue, settings.leadDays);
    if (leaves === null) return [];
    const promised = parisDay(leaves);
    return leftToSend(order).flatMap(({ line: place, quantity }): Build[] => {
      const bought = order.lines[place];
      if (!bought) return [];
      const line = { ...bought, quantity };
      const sort = sortOf(line.kind);
      return [
        {
          order,
          line,
          sort,
          promised,
          isLate: promised < today,
          parts: partsOfLine({ products, watches }, line),
        },
      ];
    });
  });
  return {
    perDay: settings.workshop.perDay,
    waiting,
    days: planDays(builds, settings.workshop, today),
    catalogue,
    isCut: orders.length > MAX_ORDERS,
  };
}
