import * as v from "valibot";
import { requestText } from "./text";

/** POST /api/promo/use: a code that the shopper has typed. */
export const usePromoRequest = v.object({
  code: v.pipe(requestText, v.trim(), v.minLength(1), v.maxLength(40)),
});

/** The code in normalised form. */
export const usePromoResponse = v.object({ code: v.string() });
