import type { Pieces } from "@/src/domain/order/carrier";
import type { Order } from "@/src/domain/order/order";
import { movedBack, refundDecisions } from "@/src/domain/order/refund-decisions";

/**
 * Pieces of a credit note, by the order's history: the refunds decided by staff that it is a part of. Null for
 * refunds without a decision; a reduction has no pieces.
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
