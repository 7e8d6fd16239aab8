import * as v from "valibot";
import { cardKinds } from "@/src/domain/gift-card/operation";

/** A gift card that was added to the cart; its code is in a cookie that only the server reads. */
const cartCard = v.object({
  id: v.number(),
  kind: v.picklist(cardKinds),
  /** the last letters of its code */
  ending: v.string(),
  /** amount it can pay, hundredths of a euro */
  spendable: v.number(),
  /** its last day in Paris, as 2028-11-21 */
  until: v.pipe(v.string(), v.isoDate()),
});
export type CartCard = v.InferOutput<typeof cartCard>;

/** The same with the amount it pays of the current cart, hundredths of a euro. */
export const payingCard = v.object({ ...cartCard.entries, pays: v.number() });

/** Answer of check and remove: the updated cards of the cart. */
export const cartCardsResponse = v.object({ giftCards: v.array(cartCard) });
export type CartCardsResponse = v.InferOutput<typeof cartCardsResponse>;
