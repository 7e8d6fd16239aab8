import { isParcel } from "@/src/domain/cart/article-kind";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { leadDays } from "@/src/domain/watch/lead-days";
import { daysBetween, parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { queueDays } from "@/src/domain/workshop/queue-days";
import { sortOf, type BuildSort, type PerSort, type Workshop } from "@/src/domain/workshop/workshop";
import type { Order, OrderLine } from "./order";

type Lines = Pick<Order, "lines">;

/** Days the slowest dial on sale adds: what a surprise will be made of, nobody knows when it is bought. */
const slowestDial = ({ dial }: Catalogue): number =>
  Math.max(0, ...dial.filter(({ enabled }) => enabled).map(({ leadDays: days }) => days));

/**
 * Days from the payment to the parcel by the parts alone: the slowest watch decides. Null where nothing is sent, or on
 * the day that a pre-order's own line names.
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
 * Days that pages and the cart announce: by the parts, or by the queue as it was last counted. What is promised is counted anew when the
 * order is placed.
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

/** How many pieces of each sort are to be built. */
function piecesToBuild({ lines }: Lines): PerSort<number> {
  const count = (sort: BuildSort) =>
    lines.reduce((sum, { kind, quantity }) => sum + (sortOf(kind) === sort ? quantity : 0), 0);
  return { bespoke: count("bespoke"), ready: count("ready") };
}

/** As many days, or those up to the end of a closure into which they would lead. */
function daysOverClosures(days: number, { closures }: Workshop, today: string): number {
  const leaves = dispatchDay(today, days, closures);
  return leaves === dispatchDay(today, days, []) ? days : daysBetween(today, leaves);
}

/**
 * Days that are promised when an order is placed: never fewer than its parts take, more where the workshop's queue is
 * longer. They are written down with the order. Source: decision 0072.
 * @param waiting pieces that wait to be built at that moment
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
