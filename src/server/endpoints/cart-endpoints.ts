import type * as v from "valibot";
import type { addToCartRequest, deleteFromCartRequest } from "@/src/domain/contracts/cart-requests";
import { fail, ok } from "@/src/domain/result";
import { addToCart } from "@/src/services/cart/add-to-cart";
import { countAddition } from "@/src/services/figures/count-visit";
import { deleteFromCart } from "@/src/services/cart/delete-from-cart";
import { retrieveCart, type CartReader, type ReadCart } from "@/src/services/cart/retrieve-cart";
import { answerJson } from "./answer";
import { cardCodes } from "@/src/server/runtime/cookies/card-cookie";
import { cartCookie, cartToken, promoCode } from "@/src/server/runtime/cookies/cart-cookie";
import { sessionToken } from "@/src/server/runtime/cookies/customer-cookies";
import type { Caller, Reply } from "./route";

/** The requesting browser and its cookies. */
export const readerOf = ({ cookies, locale }: Caller): CartReader => ({
  token: cartToken(cookies),
  session: sessionToken(cookies),
  locale,
  promoCode: promoCode(cookies),
  cardCodes: cardCodes(cookies),
});

/** The cart, and its cookie where the browser has another one or none. */
export function answerCart(
  { shop, cookies }: Caller,
  { token, response }: ReadCart,
  more: readonly string[] = [],
): Response {
  const isKnown = token === null || token === cartToken(cookies);
  const cookie = isKnown ? [] : [cartCookie(shop, token)];
  return answerJson(response, [...cookie, ...more]);
}

/** GET /api/cart/retrieve */
export async function cart(_: unknown, caller: Caller): Reply<never> {
  return ok(answerCart(caller, await retrieveCart(caller.shop, readerOf(caller))));
}

const messages = {
  "unknown-sku": "No article of the shop has this sku.",
  "not-sold": "This article cannot be bought any more.",
  "cart-full": "The cart is full. Take an article out before adding another one.",
} as const;

/** POST /api/cart/add; returns the updated cart. */
export async function cartAddition(
  addition: v.InferOutput<typeof addToCartRequest>,
  caller: Caller,
): Reply<"invalid" | "not-sold" | "cart-full"> {
  const added = await addToCart(caller.shop, addition, readerOf(caller));
  if (!added.ok) {
    const code = added.error === "unknown-sku" ? "invalid" : added.error;
    return fail({ code, field: "sku", message: messages[added.error] });
  }
  if (!addition.overwrite && addition.replaces === null)
    countAddition(caller.shop, addition.sku, caller.locale);
  return ok(answerCart(caller, added.value));
}

/** POST /api/cart/delete; returns the updated cart. */
export async function cartDeletion(
  { sku }: v.InferOutput<typeof deleteFromCartRequest>,
  caller: Caller,
): Reply<never> {
  return ok(answerCart(caller, await deleteFromCart(caller.shop, sku, readerOf(caller))));
}
