import type { PreorderResponse } from "@/src/contracts/preorder-offer";
import { pieceFields } from "@/src/domain/preorder/pay-page";

export interface Piece {
  readonly strap: PreorderResponse["straps"][number];
  readonly box: PreorderResponse["boxes"][number];
}

/**
 * What the address says was chosen; the first of each where it says nothing, or something that is no longer offered.
 * Null for an offer that can't be had in any way.
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

/** The same as it stands in an address. */
export const pieceSearch = ({ strap, box }: { readonly strap: string; readonly box: string }): string =>
  `?${new URLSearchParams({ [pieceFields.strap]: strap, [pieceFields.box]: box })}`;
