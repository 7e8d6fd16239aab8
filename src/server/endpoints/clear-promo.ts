import { ok } from "@/src/domain/result";
import { expiredPromoCookie } from "@/src/server/runtime/cookies/cart-cookie";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

/** POST /api/promo/clear: deletes the shopper's promo code. Source: specification §4, promo banner. */
export async function clearPromo(_: unknown, { shop }: Caller): Reply<never> {
  return ok(answerJson({}, [expiredPromoCookie(shop)]));
}
