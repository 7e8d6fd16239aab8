import type { Parcel, Pieces } from "./carrier";
import { lastTime } from "./last-time";
import type { Order } from "./order";
import { sentPieces, without } from "./pieces";

/** A parcel of an order, with what is in it. */
export interface SentParcel extends Parcel {
  readonly sentAt: Date;
  readonly pieces: readonly Pieces[];
  /** nothing follows it */
  readonly isLast: boolean;
}

type Facts = Pick<Order, "lines" | "parts" | "parcel" | "timeline">;

/** What has not left in a parcel of its own: it leaves with the last one. */
export const leftToSend = (order: Pick<Order, "lines" | "parts">): readonly Pieces[] =>
  without(
    sentPieces(order),
    order.parts.flatMap(({ pieces }) => pieces),
  );

/** All parcels of an order in the order they left; the last one takes whatever was left. */
export function parcelsOf(order: Facts): readonly SentParcel[] {
  const parts = order.parts.map((part) => ({ ...part, isLast: false }));
  const sentAt = lastTime(order, "shipped");
  if (order.parcel === null || sentAt === null) return parts;
  return [...parts, { ...order.parcel, sentAt, pieces: leftToSend(order), isLast: true }];
}
