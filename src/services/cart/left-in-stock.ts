import type { Snapshot } from "@/src/store/cache/snapshot";
import { leftOfLines } from "@/src/domain/stock/left-of-lines";
import { sumPieces, wantedPieces } from "@/src/domain/stock/wanted-pieces";
import type { Shop } from "@/src/services/shop";
import { countedLine, type ShownLine } from "./price-lines";

/**
 * Available quantity of each line that exceeds the stock, else null; no query if nothing in the cart is counted.
 * @param token of the cart: its own reservations count as available
 */
export async function leftInStock(
  { store }: Pick<Shop, "store">,
  lines: readonly ShownLine[],
  snapshot: Snapshot,
  token: string | null,
): Promise<readonly (number | null)[]> {
  const wanting = lines.map((line) => ({
    quantity: line.quantity,
    pieces: wantedPieces(countedLine(line), snapshot),
  }));
  const items = sumPieces(wanting.map(({ pieces }) => pieces)).map(({ item }) => item);
  return items.length === 0
    ? lines.map(() => null)
    : leftOfLines(wanting, await store.stock.availableTo(items, token));
}
