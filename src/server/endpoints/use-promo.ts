import type * as v from "valibot";
import type { usePromoRequest } from "@/src/domain/contracts/promo-request";
import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import { fail, ok } from "@/src/domain/result";
import { promoCookie, promoMaxAge } from "@/src/server/runtime/cookies/cart-cookie";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

/** POST /api/promo/use: stores a valid code, as its link does; its discount is looked up at each read of the cart. */
export async function usePromo(
  { code }: v.InferOutput<typeof usePromoRequest>,
  { shop }: Caller,
): Reply<"unknown-code"> {
  const promo = isPromoCode(code) ? await shop.store.carts.findCode(code, shop.clock()) : null;
  if (!promo)
    return fail({ code: "unknown-code", field: "code", message: "No code of this name holds today." });
  return ok(answerJson({ code: promo.code }, [promoCookie(shop, promo.code, promoMaxAge)]));
}
