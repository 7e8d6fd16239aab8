import { daysAfter, parisDay } from "@/src/domain/calendar/paris-day";
import { workingDayFrom } from "@/src/domain/calendar/working-day";
import { isCode } from "@/src/domain/cart/article-kind";
import { isDonation } from "./is-donation";
import { lastTime } from "./last-time";
import type { Order } from "./order";
import { isPaid } from "./order-state";

/** Days to withdraw, the day of reception not counted. Source: French consumer code, L221-18. */
export const withdrawalDays = 14;

/** Status of the right to withdraw from an order. Days are those of the workshop, as 2026-03-31. */
export type Withdrawal =
  /** Nothing sold yet, or everything refunded. */
  | { readonly status: "none" }
  /** `until` is the last day; null before the delivery. */
  | { readonly status: "open"; readonly until: string | null }
  | { readonly status: "closed"; readonly until: string }
  | { readonly status: "done"; readonly at: Date };

type Facts = Pick<Order, "state" | "timeline" | "lines" | "paidAt">;

/** Cards and gift watches are delivered by mail with the payment; everything else with the parcel. */
const received = (order: Facts): Date | null =>
  order.lines.every(({ kind }) => isCode(kind)) ? order.paidAt : lastTime(order, "delivered");

/**
 * Whether and until when a buyer may withdraw: from the payment until the end of the 14th day after delivery, also
 * from bespoke watches. A last day that is not a working day moves to the next one. Source: specification 13.6;
 * terms, "Droit de rétractation".
 */
export function withdrawalOf(order: Facts, now: Date): Withdrawal {
  const at = lastTime(order, "withdrawn");
  if (at !== null) return { status: "done", at };
  if (!isPaid(order.state) || order.state === "refunded" || isDonation(order)) return { status: "none" };
  const start = received(order);
  if (start === null) return { status: "open", until: null };
  const until = workingDayFrom(daysAfter(parisDay(start), withdrawalDays));
  return { status: parisDay(now) <= until ? "open" : "closed", until };
}
