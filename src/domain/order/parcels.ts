import type { Parcel, Pieces } from "./carrier";
import { lastTime } from "./last-time";
import type { Order } from "./order";
import { partWithdrawals } from "./withdrawn-pieces";
import { sentPieces, without } from "./pieces";

/** A parcel of an order, with what is in it. */
export interface SentParcel extends Parcel {
  readonly sentAt: Date;
  readonly pieces: readonly Pieces[];
  /** nothing follows it */
  readonly isLast: boolean;
}

type Facts = Pick<Order, "lines" | "parts" | "parcel" | "timeline">;

/** What a buyer withdrew from before the last parcel left: it stays here. */
function keptHere(order: Pick<Order, "lines" | "timeline">): readonly Pieces[] {
  const sentAt = lastTime(order, "shipped");
  return partWithdrawals(order)
    .filter(({ at }) => sentAt === null || at < sentAt)
    .flatMap(({ pieces }) => pieces);
}

/** What has not left in a parcel of its own: it leaves with the last one. */
export const leftToSend = (order: Pick<Order, "lines" | "parts" | "timeline">): readonly Pieces[] =>
  without(sentPieces(order), [...order.parts.flatMap(({ pieces }) => pieces), ...keptHere(order)]);

/** All parcels of an order in the order they left; the last one takes whatever was left. */
export function parcelsOf(order: Facts): readonly SentParcel[] {
  const parts = order.parts.map((part) => ({ ...part, isLast: false }));
  const sentAt = lastTime(order, "shipped");
  if (order.parcel === null || sentAt === null) return parts;
  return [...parts, { ...order.parcel, sentAt, pieces: leftToSend(order), isLast: true }];
}
