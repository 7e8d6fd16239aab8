import type { Snapshot } from "@/src/store/cache/snapshot";
import type { PreorderOffer } from "@/src/domain/preorder/preorder-offer";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { Shop } from "@/src/services/shop";

export interface FoundOffer {
  readonly offer: PreorderOffer;
  readonly watch: ReadyMadeWatch;
  readonly catalogue: Catalogue;
  readonly words: Snapshot["words"];
}

/** A current offer with its watch; null for an unknown key. */
export async function findOffer({ store }: Shop, key: string): Promise<FoundOffer | null> {
  const { preorderOffers, watches, catalogue, words } = await store.loadSnapshot();
  const offer = preorderOffers.find((candidate) => candidate.key === key);
  if (!offer) return null;
  const watch = watches.find(({ code }) => code === offer.watch);
  return watch ? { offer, watch, catalogue, words } : null;
}
