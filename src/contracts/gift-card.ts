import * as v from "valibot";
import { cardKinds } from "@/src/domain/gift-card/operation";

/** A gift card a shopper has brought to the cart; its code stays on the server's side of a cookie. */
const cartCard = v.object({
  id: v.number(),
  kind: v.picklist(cardKinds),
  /** the last letters of its code */
  ending: v.string(),
  /** what it can pay, hundredths of a euro */
  spendable: v.number(),
  /** its last day in Paris, as 2028-11-21 */
  until: v.pipe(v.string(), v.isoDate()),
});
export type CartCard = v.InferOutput<typeof cartCard>;

/** The same with what it pays of the cart as it stands, hundredths of a euro. */
export const payingCard = v.object({ ...cartCard.entries, pays: v.number() });

/** Answer of check and remove: the cards of the cart as they now stand. */
export const cartCardsResponse = v.object({ giftCards: v.array(cartCard) });
export type CartCardsResponse = v.InferOutput<typeof cartCardsResponse>;
