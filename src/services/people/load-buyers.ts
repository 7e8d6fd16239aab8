import { buyersOnPage, type Buyer } from "@/src/domain/people/person";
import type { Shop } from "@/src/services/shop";

export interface BuyersPage {
  readonly buyers: readonly Buyer[];
  /** cursor of the next page; null on the last one */
  readonly next: number | null;
}

/** A page of buyers. @param after cursor: the last row of the previous page */
export async function loadBuyers({ store }: Pick<Shop, "store">, after: number | null): Promise<BuyersPage> {
  const found = await store.people.listBuyers(after);
  const buyers = found.slice(0, buyersOnPage);
  return { buyers, next: found.length > buyersOnPage ? (buyers.at(-1)?.place ?? null) : null };
}
