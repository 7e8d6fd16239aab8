import { isParcel } from "@/src/domain/cart/article-kind";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { leadDays } from "@/src/domain/watch/lead-days";
import type { Order } from "./order";
import type { OrderState } from "./order-state";

const day = 86_400_000;

/** States in which something is still to leave. */
const waiting: readonly OrderState[] = ["paid", "held", "in-workshop", "quality-control"];

/** Days the slowest dial on sale adds: what a surprise will be made of, nobody knows when it is bought. */
const slowestDial = ({ dial }: Catalogue): number =>
  Math.max(0, ...dial.filter(({ enabled }) => enabled).map(({ leadDays: days }) => days));

/**
 * The day a paid order leaves: the slowest of its watches decides. Null for an order that is not paid, that has left
 * or never will, and for gift cards and gift watches alone, which travel by mail.
 * @param baseDays days for a watch of stocked parts (shop settings)
 */
export function dispatchDate(
  { lines, paidAt, state }: Pick<Order, "lines" | "paidAt" | "state">,
  catalogue: Catalogue,
  baseDays: number,
): Date | null {
  const days = lines
    // A pre-order ships on the day its own line names.
    .filter(({ kind }) => isParcel(kind) && kind !== "pre-order")
    .map(({ kind, selection }) => {
      if (selection) return leadDays(selection, catalogue, baseDays);
      return kind === "surprise-watch" ? baseDays + slowestDial(catalogue) : baseDays;
    });
  if (paidAt === null || days.length === 0 || !waiting.includes(state)) return null;
  return new Date(paidAt.getTime() + Math.max(...days) * day);
}
