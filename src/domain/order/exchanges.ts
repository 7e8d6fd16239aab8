import { minor, type Minor } from "@/src/domain/money/minor";
import type { Pieces } from "./carrier";
import type { Order } from "./order";
import type { OrderState } from "./order-state";
import { arePieces, sentPieces, without } from "./pieces";

/** States in which a buyer has something that could come back. */
const sent: readonly OrderState[] = ["shipped", "delivered", "withdrawn"];

/** Whether an order still stands that takes the place of pieces of another one. */
const stands = ({ state }: Pick<Order, "state">): boolean => state !== "expired" && state !== "failed";

type Taken = Pick<Order, "state" | "exchange">;

/** Whether pieces are still to come back that an order takes the place of. */
export const awaitsReturn = (order: Taken): boolean =>
  stands(order) && order.exchange !== null && order.exchange.returnedAt === null;

/** What of an order can still be exchanged. @param exchanges orders that take the place of pieces of it */
export function exchangeable(
  order: Pick<Order, "state" | "lines">,
  exchanges: readonly Taken[],
): readonly Pieces[] {
  if (!sent.includes(order.state)) return [];
  const taken = exchanges.filter(stands).flatMap(({ exchange }) => exchange?.pieces ?? []);
  return without(sentPieces(order), taken);
}

/** Whether these pieces of an order can be exchanged. */
export const canExchange = (
  order: Pick<Order, "state" | "lines">,
  pieces: readonly Pieces[],
  exchanges: readonly Taken[],
): boolean => arePieces(pieces, exchangeable(order, exchanges));

/** What was paid for some pieces of an order, hundredths of the charged currency. */
export const paidFor = ({ lines }: Pick<Order, "lines">, pieces: readonly Pieces[]): Minor =>
  minor(
    pieces.reduce((sum, { line, quantity }) => {
      const bought = lines[line];
      return bought ? sum + Math.round((bought.total * quantity) / bought.quantity) : sum;
    }, 0),
  );

/** What was paid for pieces that are to come back and have not: nothing of it is given back before they do. */
export const awaited = (order: Pick<Order, "lines">, exchanges: readonly Taken[]): Minor =>
  minor(
    exchanges
      .filter(awaitsReturn)
      .reduce((sum, { exchange }) => sum + paidFor(order, exchange?.pieces ?? []), 0),
  );
