import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { Order } from "./order";
import type { OrderState } from "./order-state";
import { daysByParts } from "./promised-days";

const day = 86_400_000;

/** States in which something is still to leave. */
const waiting: readonly OrderState[] = ["paid", "held", "in-workshop", "quality-control"];

/**
 * The day a paid order leaves: so many days after its payment as were promised when it was placed. Null for an order that
 * is not paid, that has left or never will, and for gift cards and gift watches alone, which travel by mail.
 * @param baseDays days for a watch of stocked parts (shop settings), for orders from before the promise was written down
 */
export function dispatchDate(
  { lines, paidAt, state, promisedDays }: Pick<Order, "lines" | "paidAt" | "state" | "promisedDays">,
  catalogue: Catalogue,
  baseDays: number,
): Date | null {
  const byParts = daysByParts({ lines }, catalogue, baseDays);
  if (paidAt === null || byParts === null || !waiting.includes(state)) return null;
  return new Date(paidAt.getTime() + (promisedDays ?? byParts) * day);
}
