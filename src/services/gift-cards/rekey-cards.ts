import type { Shop } from "@/src/services/shop";
import { rekeyedSecret } from "./card-secrets";

const batch = 500;

/**
 * Rekeys gift card codes from earlier keys to the current one; afterwards the earlier keys can be removed. Codes,
 * balances and printed cards are unchanged; cards can be spent in the meantime.
 * @returns number of cards
 * Source: decision 0088
 */
export async function rekeyCards({ store, cardKeys }: Pick<Shop, "store" | "cardKeys">): Promise<number> {
  if (cardKeys.previousSigners.length === 0) return 0;
  let [done, after] = [0, 0];
  for (;;) {
    const cards = await store.giftCards.listCardSecrets(after, batch);
    for (const card of cards) {
      const fresh = rekeyedSecret(cardKeys, card);
      if (fresh && (await store.giftCards.rekeyCard(card.id, card.codeHash, fresh))) done += 1;
    }
    const last = cards.at(-1);
    if (last === undefined) return done;
    after = last.id;
  }
}
