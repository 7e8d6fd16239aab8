import { ok } from "@/src/domain/result";
import { noPromoCookie } from "@/src/shop/cart-cookie";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

/** POST /api/promo/clear: deletes the shopper's promo code. Source: specification §4, promo banner. */
export async function clearPromo(_: unknown, { shop }: Caller): Reply<never> {
  return ok(answerJson({}, [noPromoCookie(shop)]));
}
