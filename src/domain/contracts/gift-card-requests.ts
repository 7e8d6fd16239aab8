import * as v from "valibot";
import { requestText } from "./text";

/** POST /api/gift-card/check: adds a card to the cart. */
export const checkCardRequest = v.object({
  code: v.pipe(requestText, v.trim(), v.minLength(1), v.maxLength(60)),
});

/** POST /api/gift-card/remove: removes a card from the cart; null removes them all. */
export const removeCardRequest = v.object({ id: v.optional(v.nullable(v.number()), null) });
