import type { Parcel, Pieces } from "./carrier";
import { lastTime } from "./last-time";
import type { Order } from "./order";
import { isParcel } from "@/src/domain/cart/article-kind";
import { lineLedger, piecesOf, type LedgerFacts } from "./line-ledger";
import { isParcelHere } from "./order-state";
import { without } from "./pieces";

/** A parcel of an order, with its contents. */
export interface SentParcel extends Parcel {
  readonly sentAt: Date;
  readonly pieces: readonly Pieces[];
  /** nothing follows it */
  readonly isLast: boolean;
}

type Facts = LedgerFacts & Pick<Order, "parcel">;

/** Pieces neither dispatched nor cancelled: they are sent with the last parcel. */
export const leftToSend = (order: LedgerFacts): readonly Pieces[] =>
  piecesOf(lineLedger(order, []), "toSend");

const ofParcels = ({ lines }: Pick<Order, "lines">, pieces: readonly Pieces[]): readonly Pieces[] =>
  pieces.filter(({ line }) => isParcel(lines[line]?.kind ?? "donation"));

/** All pieces an order sends: those dispatched, and those left to send. */
export const shippedPieces = (order: LedgerFacts): readonly Pieces[] =>
  ofParcels(order, piecesOf(lineLedger(order, []), "sent", "toSend"));

/** Pieces listed on a parcel's papers: those left to send before the last dispatch, all sent ones after it. */
export const parcelContents = (order: LedgerFacts & Pick<Order, "state">): readonly Pieces[] =>
  isParcelHere(order.state) ? leftToSend(order) : ofParcels(order, piecesOf(lineLedger(order, []), "sent"));

/** What left with the last parcel. */
const lastPieces = (order: Facts): readonly Pieces[] =>
  without(
    parcelContents({ ...order, state: "shipped" }),
    order.parts.flatMap(({ pieces }) => pieces),
  );

/** All parcels of an order in the order they left; the last one takes whatever was left. */
export function parcelsOf(order: Facts): readonly SentParcel[] {
  const parts = order.parts.map((part) => ({ ...part, isLast: false }));
  const sentAt = lastTime(order, "shipped");
  if (order.parcel === null || sentAt === null) return parts;
  return [...parts, { ...order.parcel, sentAt, pieces: lastPieces(order), isLast: true }];
}
