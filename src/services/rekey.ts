import { rekeyCards } from "./gift-cards/rekey-cards";
import type { Shop } from "./shop";
import { rekeySecondFactors } from "./staff/second-factor";

/**
 * Rekeys stored secrets from earlier keys to the current ones, so that the earlier ones can be removed. It can run
 * repeatedly while the shop is in use. Source: decision 0088.
 */
export async function rekey(shop: Shop): Promise<{ readonly cards: number; readonly secondFactors: number }> {
  return { cards: await rekeyCards(shop), secondFactors: await rekeySecondFactors(shop) };
}
