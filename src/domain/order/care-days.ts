import { lastTime } from "./last-time";
import type { Order } from "./order";

/** Years between two looks, as the care page says. */
const years = { seals: 2, service: 5 } as const;

function yearsAfter(start: Date, count: number): Date {
  const day = new Date(start);
  day.setUTCFullYear(day.getUTCFullYear() + count);
  return day;
}

/** When the seals and the movement are due for a check; null before the delivery. */
export function careDays(
  order: Pick<Order, "timeline">,
): { readonly seals: Date; readonly service: Date } | null {
  const delivered = lastTime(order, "delivered");
  if (!delivered) return null;
  return { seals: yearsAfter(delivered, years.seals), service: yearsAfter(delivered, years.service) };
}
