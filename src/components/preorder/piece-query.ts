import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import { pieceFields } from "@/src/domain/preorder/pay-page";

export interface Piece {
  readonly strap: PreorderResponse["straps"][number];
  readonly box: PreorderResponse["boxes"][number];
}

/**
 * The choice in the address; the first of each by default, or if it is no longer offered. Null for an offer without
 * any available combination.
 * @param search of the address: "?bracelet=STR-LE-BL&ecrin=WITHOUT"
 */
export function pieceOf(
  { straps, boxes }: Pick<PreorderResponse, "straps" | "boxes">,
  search: string,
): Piece | null {
  const query = new URLSearchParams(search);
  const strap = straps.find(({ key }) => key === query.get(pieceFields.strap)) ?? straps[0];
  const box = boxes.find(({ key }) => key === query.get(pieceFields.box)) ?? boxes[0];
  return strap && box ? { strap, box } : null;
}

/** The same as a query. */
export const pieceSearch = ({ strap, box }: { readonly strap: string; readonly box: string }): string =>
  `?${new URLSearchParams({ [pieceFields.strap]: strap, [pieceFields.box]: box })}`;
