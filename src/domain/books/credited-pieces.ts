import type { Pieces } from "@/src/domain/order/carrier";
import type { Order } from "@/src/domain/order/order";
import { movedBack, refundDecisions } from "@/src/domain/order/refund-decisions";

/**
 * What a credit note is for, by the order's history: the refunds that staff decided and whose money it is a part of. Null for
 * money that came back without any decision; an amount off is for no pieces.
 * @param number of the credit note
 */
export function creditedPieces(order: Pick<Order, "timeline">, number: string): readonly Pieces[] | null {
  const decisions = new Map(refundDecisions(order).map((decision) => [decision.place, decision]));
  let open: { readonly pieces: readonly Pieces[]; left: number }[] = [];
  let moved = 0;
  for (const [place, entry] of order.timeline.entries()) {
    const decision = decisions.get(place);
    if (decision) open.push({ pieces: decision.pieces, left: decision.amount });
    moved += movedBack(entry);
    if (entry.event !== "credit-note") continue;
    if (entry.detail === number) return open.length === 0 ? null : open.flatMap(({ pieces }) => pieces);
    for (const refund of open) {
      const part = Math.min(moved, refund.left);
      refund.left -= part;
      moved -= part;
    }
    open = open.filter(({ left }) => left > 0);
    moved = 0;
  }
  return null;
}
