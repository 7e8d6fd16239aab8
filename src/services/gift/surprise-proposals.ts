import { createHash } from "node:crypto";
import { proposeSurprise, type SurpriseProposal } from "@/src/domain/gift/propose-surprise";
import { parseSku } from "@/src/domain/cart/parse-sku";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Order, OrderLine } from "@/src/domain/order/order";
import type { Shop } from "@/src/services/shop";

/** Most proposals per line; more follow once these are built. */
const MAX_PIECES = 5;

/** The amount in a surprise watch's sku, hundredths of a euro. Source: specification §3, SURPWTCH-{amount}. */
export function surpriseAmount(sku: string): Minor | null {
  const amount = /^SURPWTCH-(\d{1,7})$/.exec(parseSku(sku).article)?.[1];
  return amount === undefined ? null : minor(Number(amount));
}

/** Pseudorandom numbers in [0, 1), seeded by the text. Source: mulberry32. */
function numbersOf(words: string): () => number {
  let state = createHash("sha256").update(words).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A watch to build for each piece of a line, constant while the catalogue is unchanged. None for other lines. */
export async function surpriseProposals(
  { store }: Pick<Shop, "store">,
  order: Pick<Order, "number">,
  line: Pick<OrderLine, "sku" | "kind" | "tastes" | "quantity">,
): Promise<readonly SurpriseProposal[]> {
  const paid = surpriseAmount(line.sku);
  if (line.kind !== "surprise-watch" || paid === null) return [];
  const tastes = line.tastes ?? { avoided: [], diameter: null, strap: null, mood: null };
  const catalogue = await store.loadCatalogue();
  return Array.from({ length: Math.min(line.quantity, MAX_PIECES) }, (_, piece) =>
    proposeSurprise(paid, tastes, catalogue, numbersOf(`${order.number} ${line.sku} ${piece}`)),
  );
}
