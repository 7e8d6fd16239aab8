import { parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { LedgerFacts } from "./line-ledger";
import type { Order } from "./order";
import type { OrderState } from "./order-state";
import { leftToSend } from "./parcels";
import { daysByParts } from "./promised-days";

/** Noon, which falls on the same day in every calendar it is written in. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** States in which something is still to leave. */
const waiting: readonly OrderState[] = ["paid", "held", "in-workshop", "quality-control"];

/**
 * Dispatch day of a paid order: the promised number of days after its payment, or the next working day. Null for an
 * unpaid order, one with nothing left to send, and for gift cards and gift watches alone, which are sent by mail.
 * @param baseDays days for a watch of stocked parts (shop settings), for orders older than the stored promise
 */
export function dispatchDate(
  order: LedgerFacts & Pick<Order, "paidAt" | "state" | "promisedDays">,
  catalogue: Catalogue,
  baseDays: number,
): Date | null {
  const { lines, paidAt, state, promisedDays } = order;
  const days = promisedDays ?? daysByParts({ lines }, catalogue, baseDays);
  if (paidAt === null || days === null || !waiting.includes(state)) return null;
  if (leftToSend(order).length === 0) return null;
  // A closure that was known is in the promise; one that is announced afterwards does not move it.
  return noonOf(dispatchDay(parisDay(paidAt), days, []));
}
