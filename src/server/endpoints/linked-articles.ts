import type * as v from "valibot";
import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import { linkedArticles } from "@/src/domain/contracts/prepared";
import { fail, ok } from "@/src/domain/result";
import { readItems } from "@/src/domain/ucp/permalink";
import { addArticles } from "@/src/services/cart/add-articles";
import { promoCookie, promoMaxAge } from "@/src/server/runtime/cookies/cart-cookie";
import { answerCart, readerOf } from "./cart-endpoints";
import { cartForm } from "./cart-form";
import { endpoint, type Caller, type Reply } from "./route";

/** POST /api/cart/add-linked: puts the articles of a link into the cart, and keeps its code where it holds. */
async function add(
  { articles, code }: v.InferOutput<typeof linkedArticles>,
  caller: Caller,
): Reply<"invalid" | "not-sold" | "cart-full"> {
  const { shop } = caller;
  const promo =
    code !== null && isPromoCode(code) ? await shop.store.carts.findCode(code, shop.clock()) : null;
  const reader = readerOf(caller);
  const added = await addArticles(shop, readItems(articles).items, {
    ...reader,
    promoCode: promo?.code ?? reader.promoCode,
  });
  if (!added.ok) {
    const failed = added.error === "unknown-sku" ? "invalid" : added.error;
    return fail({ code: failed, field: "articles", message: "None of these articles can be bought." });
  }
  return ok(answerCart(caller, added.value, promo ? [promoCookie(shop, promo.code, promoMaxAge)] : []));
}

export const linkedArticlesEndpoint = endpoint({
  method: "post",
  path: "/cart/add-linked",
  request: linkedArticles,
  page: cartForm,
  handle: add,
  errors: { invalid: 400, "not-sold": 422, "cart-full": 422 },
});
