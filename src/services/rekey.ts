import { rekeyCards } from "./gift-cards/rekey-cards";
import type { Shop } from "./shop";
import { rekeySecondFactors } from "./staff/second-factor";

/**
 * Keeps under the secrets of today what is still kept under those of before; they are needed no more for it. It may run any
 * number of times, while the shop is used. Source: decision 0088.
 */
export async function rekey(shop: Shop): Promise<{ readonly cards: number; readonly secondFactors: number }> {
  return { cards: await rekeyCards(shop), secondFactors: await rekeySecondFactors(shop) };
}
