import { buyersOnPage, type Buyer } from "@/src/domain/people/person";
import type { Shop } from "@/src/services/shop";

export interface BuyersPage {
  readonly buyers: readonly Buyer[];
  /** what the next page begins after; null on the last one */
  readonly next: number | null;
}

/** A page of everybody who has bought. @param after the place the page before ended with */
export async function loadBuyers({ store }: Pick<Shop, "store">, after: number | null): Promise<BuyersPage> {
  const found = await store.people.listBuyers(after);
  const buyers = found.slice(0, buyersOnPage);
  return { buyers, next: found.length > buyersOnPage ? (buyers.at(-1)?.place ?? null) : null };
}
