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

/** Pieces of one line that wait to be built. */
export interface Build {
  readonly order: Order;
  readonly line: OrderLine;
  readonly sort: BuildSort | null;
  /** day the parcel is promised to leave, as 2026-12-24 */
  readonly promised: string;
  readonly isLate: boolean;
  /** what it is made of; null where the workshop decides */
  readonly parts: Selection | null;
}

export interface LoadedWorkshop {
  readonly perDay: PerSort<number | null>;
  readonly waiting: PerSort<number>;
  /** days with something to build, the next one first */
  readonly days: readonly PlannedDay<Build>[];
  readonly catalogue: Catalogue;
  /** whether more waits than is shown */
  readonly isCut: boolean;
}

/** Orders that are looked at: the work of some weeks, on a page that opens at once. */
const MAX_ORDERS = 60;

/** What waits to be built, by the day it is promised, and whether a day can hold it. */
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
