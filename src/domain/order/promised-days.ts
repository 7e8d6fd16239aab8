import { isParcel } from "@/src/domain/cart/article-kind";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { leadDays } from "@/src/domain/watch/lead-days";
import { daysBetween, parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { queueDays } from "@/src/domain/workshop/queue-days";
import { sortOf, type BuildSort, type PerSort, type Workshop } from "@/src/domain/workshop/workshop";
import type { Order, OrderLine } from "./order";

type Lines = Pick<Order, "lines">;

/** Days the slowest dial on sale adds: the parts of a surprise are unknown when it is bought. */
const slowestDial = ({ dial }: Catalogue): number =>
  Math.max(0, ...dial.filter(({ enabled }) => enabled).map(({ leadDays: days }) => days));

/**
 * Days from payment to dispatch by the parts alone: the slowest watch decides. Null where nothing is sent, or where
 * the line of a pre-order names the day.
 * @param baseDays days for a watch of stocked parts (shop settings)
 */
export function daysByParts(
  { lines }: { readonly lines: readonly Pick<OrderLine, "kind" | "selection">[] },
  catalogue: Catalogue,
  baseDays: number,
): number | null {
  const days = lines
    .filter(({ kind }) => isParcel(kind) && kind !== "pre-order")
    .map(({ kind, selection }) => {
      if (selection) return leadDays(selection, catalogue, baseDays);
      return kind === "surprise-watch" ? baseDays + slowestDial(catalogue) : baseDays;
    });
  return days.length === 0 ? null : Math.max(...days);
}

/**
 * Days shown on pages and in the cart: by the parts, or by the last count of the queue. The promised days are
 * computed again when the order is placed.
 */
export function announcedDays(
  lines: readonly Pick<OrderLine, "kind" | "selection">[],
  catalogue: Catalogue,
  {
    leadDays: baseDays,
    queueDays: queued,
  }: { readonly leadDays: number; readonly queueDays: PerSort<number> },
): number | null {
  const byParts = daysByParts({ lines }, catalogue, baseDays);
  if (byParts === null) return null;
  const queues = lines.flatMap(({ kind }) => sortOf(kind) ?? []).map((sort) => queued[sort]);
  return Math.max(byParts, ...queues);
}

/** Number of pieces to build of each sort. */
function piecesToBuild({ lines }: Lines): PerSort<number> {
  const count = (sort: BuildSort) =>
    lines.reduce((sum, { kind, quantity }) => sum + (sortOf(kind) === sort ? quantity : 0), 0);
  return { bespoke: count("bespoke"), ready: count("ready") };
}

/** The days, extended to the end of a closure in which they would end. */
function daysOverClosures(days: number, { closures }: Workshop, today: string): number {
  const leaves = dispatchDay(today, days, closures);
  return leaves === dispatchDay(today, days, []) ? days : daysBetween(today, leaves);
}

/**
 * Days promised when an order is placed: never fewer than its parts take, more for a longer workshop queue. They
 * are stored with the order. Source: decision 0072.
 * @param waiting pieces waiting to be built at that moment
 */
export function promisedDays(
  order: Lines,
  catalogue: Catalogue,
  { leadDays: baseDays, workshop }: { readonly leadDays: number; readonly workshop: Workshop },
  waiting: PerSort<number>,
  now: Date,
): number | null {
  const byParts = daysByParts(order, catalogue, baseDays);
  if (byParts === null) return null;
  const queued = queueDays(workshop, waiting, piecesToBuild(order), now);
  return daysOverClosures(Math.max(byParts, queued.bespoke, queued.ready), workshop, parisDay(now));
}
