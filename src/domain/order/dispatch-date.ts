import type { Catalogue } from "../watch/catalogue";
import { leadDays } from "../watch/lead-days";
import type { Order } from "./order";

const day = 86_400_000;

/**
 * The day a paid order leaves: the slowest of its watches decides. Null for an order that is not paid, and for
 * gift cards alone, which travel by mail.
 * @param baseDays days for a watch of stocked parts (shop settings)
 */
export function dispatchDate(
  { lines, paidAt }: Pick<Order, "lines" | "paidAt">,
  catalogue: Catalogue,
  baseDays: number,
): Date | null {
  const days = lines
    .filter(({ kind }) => kind !== "gift-card")
    .map(({ selection }) => (selection ? leadDays(selection, catalogue, baseDays) : baseDays));
  if (paidAt === null || days.length === 0) return null;
  return new Date(paidAt.getTime() + Math.max(...days) * day);
}
